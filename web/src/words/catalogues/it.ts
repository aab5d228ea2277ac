// The messages of one language, together in one chunk.
export default import.meta.glob<string>(
  [
    '$words/it/rules.ftl',
    '$words/it/table.ftl',
    '$words/it/decks.ftl',
    '$words/it/reasons.ftl',
    '$words/it/web-*.ftl',
    '!$words/it/web-recorder.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
