import { createHash } from 'node:crypto';
import type { PlainColours } from '@waha/contract/theme';
import type { StoreIdentity } from '../modules/shop/settings/index.ts';
import { plainSecurityHeaders } from '../platform/http/index.ts';
import { createTexts, type Language } from '../platform/text/index.ts';

const texts = createTexts({
  ar: {
    soon: 'نجهّز المتجر الآن ونفتحه قريبًا',
    unnamed: 'متجر جديد',
    phone: 'اتصل بنا',
    whatsapp: 'واتساب',
    email: 'البريد',
    contact: 'للتواصل',
    other: 'English',
  },
  en: {
    soon: 'We are getting the shop ready and open soon',
    unnamed: 'A new shop',
    phone: 'Call us',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    contact: 'Contact',
    other: 'العربية',
  },
});

/** The shop's colours as in the storefront (styles/tokens.css); inline, because the page needs no other file. */
const styleOf = ({ primary, primaryDark }: PlainColours) => `:root{color-scheme:light dark}
body{margin:0;min-block-size:100dvh;display:grid;place-items:center;padding:2rem 1.5rem;box-sizing:border-box;text-align:center;
background:light-dark(#fbfaf8,#0b1220);color:light-dark(#0c1220,#e8ecf3);font:1.125rem/1.8 Cairo,"Segoe UI",Tahoma,Arial,sans-serif}
main{max-inline-size:34rem;min-inline-size:0}
h1{margin:0;font-size:clamp(1.75rem,6vw,2.75rem);line-height:1.4;text-wrap:balance;overflow-wrap:anywhere;color:light-dark(${primary},${primaryDark})}
h2{margin:2.5rem 0 .25rem;font-size:1rem}
p{margin:.75rem 0 0}img{max-inline-size:min(16rem,70vw);max-block-size:8rem;margin-block-end:1rem}
ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;justify-content:center;gap:.25rem 1.5rem}
a{display:inline-block;padding:.5rem .25rem;color:light-dark(#1a56c4,#9cc3ff)}
footer{margin-block-start:2.5rem;font-size:1rem}`;

export interface ClosedPage {
  html: string;
  headers: Record<string, string>;
}

/**
 * The page that visitors of a closed shop see at every address: its name, a line, how to reach it, and its other language unless it is
 * alone.
 */
export function writeClosedPage(
  identity: StoreIdentity,
  language: Language,
  { colours, isAlone }: { colours: PlainColours; isAlone: boolean },
): ClosedPage {
  const style = styleOf(colours);
  const styleHash = createHash('sha256').update(style).digest('base64');
  const say = (key: Parameters<typeof texts.say>[1]) => texts.say(language, key);
  const name = escapeHtml(identity.name[language] || say('unnamed'));
  const tagline = identity.tagline[language];
  const html = `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${name}</title><meta name="description" content="${escapeHtml(tagline || say('soon'))}"><style>${style}</style></head>
<body><main><h1>${name}</h1>${tagline ? `<p>${escapeHtml(tagline)}</p>` : ''}<p>${say('soon')}</p>${contacts(identity, say)}
${isAlone ? '' : otherLanguage(language, say('other'))}</main></body></html>`;
  return {
    html,
    headers: {
      ...plainSecurityHeaders,
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
    },
  };
}

function otherLanguage(language: Language, label: string): string {
  const [href, other] = language === 'ar' ? ['/en', 'en'] : ['/', 'ar'];
  return `<footer><a href="${href}" lang="${other}">${label}</a></footer>`;
}

type Say = (key: 'phone' | 'whatsapp' | 'email' | 'contact') => string;

function contacts({ phone, whatsapp, email }: StoreIdentity, say: Say): string {
  const links = [
    phone && { to: `tel:${phone}`, text: say('phone'), shown: phone },
    whatsapp && { to: `https://wa.me/${whatsapp.replace(/\D/g, '')}`, text: say('whatsapp'), shown: whatsapp },
    email && { to: `mailto:${email}`, text: say('email'), shown: email },
  ].flatMap((link) => link || []);
  if (links.length === 0) return '';
  const items = links.map(
    ({ to, text, shown }) =>
      `<li><a href="${escapeHtml(to)}">${text} <bdi dir="ltr">${escapeHtml(shown)}</bdi></a></li>`,
  );
  return `<h2>${say('contact')}</h2><ul>${items.join('')}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
