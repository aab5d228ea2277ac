// The messages of one language, together in one chunk.
export default import.meta.glob<string>(
  [
    '$words/en/rules.ftl',
    '$words/en/table.ftl',
    '$words/en/decks.ftl',
    '$words/en/reasons.ftl',
    '$words/en/web-*.ftl',
    '!$words/en/web-recorder.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
