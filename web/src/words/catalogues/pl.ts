// The messages of one language, together in one chunk.
export default import.meta.glob<string>(
  [
    '$words/pl/rules.ftl',
    '$words/pl/table.ftl',
    '$words/pl/decks.ftl',
    '$words/pl/reasons.ftl',
    '$words/pl/web-*.ftl',
    '!$words/pl/web-recorder.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
