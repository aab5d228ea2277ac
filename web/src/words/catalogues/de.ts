// The messages of one language, together in one chunk.
export default import.meta.glob<string>(
  [
    '$words/de/rules.ftl',
    '$words/de/table.ftl',
    '$words/de/decks.ftl',
    '$words/de/reasons.ftl',
    '$words/de/web-*.ftl',
    '!$words/de/web-recorder.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
