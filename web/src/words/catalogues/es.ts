// The messages of one language, together in one chunk.
export default import.meta.glob<string>(
  [
    '$words/es/rules.ftl',
    '$words/es/table.ftl',
    '$words/es/decks.ftl',
    '$words/es/reasons.ftl',
    '$words/es/web-*.ftl',
    '!$words/es/web-recorder.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
