// The messages of one language, together in one chunk.
export default import.meta.glob<string>(
  [
    '$words/pt/rules.ftl',
    '$words/pt/table.ftl',
    '$words/pt/decks.ftl',
    '$words/pt/reasons.ftl',
    '$words/pt/web-*.ftl',
    '!$words/pt/web-recorder.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
