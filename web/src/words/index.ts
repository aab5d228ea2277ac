// The messages of the page: `t('key', facts)`, `sentence(refusal)`, and formats by Intl.
export {
  attr,
  bestLanguage,
  clock,
  day,
  dir,
  has,
  hour,
  language,
  languageName,
  LANGUAGES,
  learn,
  list,
  locale,
  moment,
  number,
  ownName,
  sentence,
  speak,
  t,
  written,
} from './speech.svelte';
export { PSEUDO, type Fact, type Facts } from './bundle';
