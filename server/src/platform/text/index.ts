export { type Language, languages, readLanguage } from './language.ts';
export { createTexts, type MessageParams, type Texts } from './texts.ts';
