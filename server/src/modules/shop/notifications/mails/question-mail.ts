import { layOutMail, type Mail, type MailSection } from '../../../../platform/mail/index.ts';
import { type Bilingual, createTexts, type Language, pageUrl } from '../../../../platform/text/index.ts';
import type { Letterhead } from '../../settings/index.ts';

export const questionTexts = createTexts({
  ar: {
    subject: 'وصلك جواب عن سؤالك في {store}',
    body: 'أهلًا {name}، سألت عن «{product}»: {question}. وهذا الجواب: {answer}',
    link: 'افتح صفحة المنتج',
  },
  en: {
    subject: 'Your question at {store} has an answer',
    body: 'Hello {name}, you asked about “{product}”: {question}. The answer: {answer}',
    link: 'See the product',
  },
});

/**
 * Announces the answer to a question, in both languages, the asker's first; question and answer are quoted unchanged.
 */
export function questionMail(
  { product, question, answer }: { product: Bilingual; question: string; answer: string },
  reader: { name: string; email: string; language: Language },
  { store, publicUrl, path }: { store: Letterhead; publicUrl: string; path: string },
): Mail {
  const languages = store.languagesFor(reader.language);
  const [first] = languages;
  const words = store.words.over('question', questionTexts);
  const subjectIn = (language: Language) => words.say(language, 'subject', { store: store.name[language] });
  const sections = languages.map((language): MailSection => {
    const body = { name: reader.name, product: product[language], question, answer };
    return {
      language,
      heading: subjectIn(language),
      parts: [
        { kind: 'text', text: words.say(language, 'body', body) },
        { kind: 'link', label: words.say(language, 'link'), url: `${pageUrl(publicUrl, language, path)}#questions` },
      ],
    };
  });
  const { html, text } = layOutMail(store.senderIn(first), sections);
  return { to: reader.email, subject: subjectIn(first), html, text };
}
