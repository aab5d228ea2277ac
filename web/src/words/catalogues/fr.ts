// The messages of one language, together in one chunk.
export default import.meta.glob<string>(
  [
    '$words/fr/rules.ftl',
    '$words/fr/table.ftl',
    '$words/fr/decks.ftl',
    '$words/fr/reasons.ftl',
    '$words/fr/web-*.ftl',
    '!$words/fr/web-recorder.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
