import { createHash } from 'node:crypto';
import { createTexts, type Language, languages } from '../text/index.ts';
import { plainSecurityHeaders } from './security-headers.ts';

const texts = createTexts({
  ar: { title: 'تعذّر عرض الصفحة', again: 'حاول من جديد', home: 'الصفحة الرئيسية' },
  en: { title: 'This page cannot be shown', again: 'Try again', home: 'Home' },
});

/**
 * The shop's colours as in the storefront (styles/tokens.css); inline, because the failed server may be unable to send
 * a file.
 */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-block-size:100dvh;display:grid;place-content:center;gap:1.5rem;padding:1.5rem;box-sizing:border-box;
background:light-dark(#fbfaf8,#0b1220);color:light-dark(#0c1220,#e8ecf3);font:1.125rem/1.8 Cairo,"Segoe UI",Tahoma,Arial,sans-serif}
section{max-inline-size:34rem;padding:1.5rem;border-radius:1rem;background:light-dark(#fff,#152035)}
h1,h2{margin:0;font-size:1.375rem;line-height:1.5}p{margin:.5rem 0 1rem}
a{display:inline-block;margin-inline-end:1.5rem;padding-block:.5rem;color:light-dark(#1a56c4,#9cc3ff)}
small{text-align:center;opacity:.75}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

export const refusalPageHeaders: Record<string, string> = {
  ...plainSecurityHeaders,
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
};

export interface RefusalPage {
  /** The text in each language. */
  say: (language: Language) => string;
  /** True where the same address may be answered later. */
  mayTryAgain: boolean;
  /** The request id, for support. */
  requestId: string;
}

/** An HTML page for a refusal: both languages, without scripts, files or data of the shop. */
export function writeRefusalPage({ say, mayTryAgain, requestId }: RefusalPage): string {
  const [first] = languages;
  const sections = languages.map((language) => section(language, language === first ? 'h1' : 'h2', say, mayTryAgain));
  return `<!doctype html><html lang="${first}" dir="${directionOf(first)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${texts.say(first, 'title')}</title><style>${STYLE}</style></head>
<body><main>${sections.join('\n')}</main><small dir="ltr">${escapeHtml(requestId)}</small></body></html>`;
}

function section(language: Language, heading: string, say: RefusalPage['say'], mayTryAgain: boolean): string {
  const home = language === 'en' ? '/en' : '/';
  const again = mayTryAgain ? `<a href="">${texts.say(language, 'again')}</a>` : '';
  return `<section lang="${language}" dir="${directionOf(language)}"><${heading}>${texts.say(language, 'title')}</${heading}>
<p>${escapeHtml(say(language))}</p>${again}<a href="${home}">${texts.say(language, 'home')}</a></section>`;
}

const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
