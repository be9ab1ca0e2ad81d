export { type Language, languages, readLanguage } from './language.ts';
export { renderMarkdown } from './markdown.ts';
export { createTexts, type MessageParams, type Texts } from './texts.ts';
