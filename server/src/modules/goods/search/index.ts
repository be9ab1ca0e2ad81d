export { searchVectors } from './documents.ts';
export { wordsToCount } from './empty-searches.ts';
export { naturalSpelling } from './natural-spelling.ts';
export { hasSigns, normalise, wordForms, words } from './normalise.ts';
export { createSearch, type Search } from './search.ts';
export { formsOf, type TextQuery } from './text-query.ts';
export { readSynonyms, refreshWords, replaceSynonyms } from './vocabulary.store.ts';
