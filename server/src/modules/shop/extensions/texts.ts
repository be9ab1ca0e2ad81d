import { createTexts } from '../../../platform/text/index.ts';

/** Texts of a try where the extension itself says nothing. */
export const extensionTexts = createTexts({
  ar: { works: 'تعمل', fails: 'لم تُجب الإضافة في الوقت المناسب' },
  en: { works: 'It works', fails: 'The extension did not answer in time' },
});
