// The messages of one language, together in one chunk.
export default import.meta.glob<string>(
  [
    '$words/nl/rules.ftl',
    '$words/nl/table.ftl',
    '$words/nl/decks.ftl',
    '$words/nl/reasons.ftl',
    '$words/nl/web-*.ftl',
    '!$words/nl/web-recorder.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
