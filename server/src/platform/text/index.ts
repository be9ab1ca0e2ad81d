export { type Bilingual, inLanguage } from './bilingual.ts';
export { dayEnd, dayStart, riyadhDay, sayDay } from './calendar-day.ts';
export { htmlSource, htmlText, isHtml } from './html-source.ts';
export { type Language, languages, readLanguage } from './language.ts';
export { type Heading, type RenderedDocument, renderDocument, renderMarkdown } from './markdown.ts';
export { pagePath, pageUrl } from './page-url.ts';
export { likeSearch } from './search-text.ts';
export { skeleton } from './skeleton.ts';
export { createTexts, type MessageParams, type Texts, type TextsFor } from './texts.ts';
