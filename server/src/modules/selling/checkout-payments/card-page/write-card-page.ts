import { createHash } from 'node:crypto';
import { toRiyals } from '@waha/contract';
import type { CardForm, PaymentIntent } from '@waha/extend';
import { plainSecurityHeaders } from '../../../../platform/http/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { cardScript } from './card-script.ts';
import { cardTexts } from './texts.ts';

/** Inline, because the page needs no other file. */
const style = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;padding:1.25rem;background:light-dark(#fbfaf8,#0b1220);color:light-dark(#0c1220,#e8ecf3);font:1rem/1.7 Cairo,"Segoe UI",Tahoma,Arial,sans-serif}
main{max-inline-size:26rem;margin-inline:auto}header{margin-block-end:1.25rem}h1{margin:0;font-size:1.5rem;line-height:1.4}
p{margin:.25rem 0}.amount{font-size:1.25rem;font-weight:700}.soft{color:light-dark(#4a5568,#a9b4c6);font-size:.875rem}
form{display:grid;gap:1rem;padding:1.25rem;border:1px solid light-dark(#d9d5cc,#2a3550);border-radius:1rem;background:light-dark(#fff,#121b2e)}
label{display:block;font-weight:600;margin-block-end:.25rem}.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
input{inline-size:100%;min-block-size:3rem;padding:.5rem .75rem;font:inherit;font-size:1.125rem;border:1px solid light-dark(#857f73,#7f8ba3);border-radius:.75rem;background:light-dark(#fff,#0b1220);color:inherit}
input[aria-invalid=true]{border-color:light-dark(#b3261e,#ffb4ab)}.error{margin:.25rem 0 0;font-size:.875rem;color:light-dark(#b3261e,#ffb4ab)}
button{min-block-size:3.25rem;padding:.5rem 1rem;font:inherit;font-weight:700;border:0;border-radius:.75rem;background:light-dark(#0c1220,#e8ecf3);color:light-dark(#fff,#0b1220);cursor:pointer}
button:disabled{opacity:.6}#trouble{font-weight:600;color:light-dark(#b3261e,#ffb4ab)}#trouble:empty{display:none}
a{display:inline-block;padding-block:.75rem;color:light-dark(#1a56c4,#9cc3ff)}:focus-visible{outline:3px solid light-dark(#1a56c4,#9cc3ff);outline-offset:2px}`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface Shown {
  intent: PaymentIntent;
  form: CardForm;
  shopName: string;
}

/** The page on which a card is typed; its policy lets it send to the provider and nowhere else. */
export function writeCardPage({ intent, form, shopName }: Shown, language: Language) {
  const say = (key: Parameters<typeof cardTexts.say>[1], params = {}) => cardTexts.say(language, key, params);
  const data = {
    ...{ action: form.action, fields: JSON.stringify(form.fields), typed: JSON.stringify(form.typed) },
    ...{ next: JSON.stringify(form.next), back: intent.returnUrl, refused: say('refused'), failed: say('failed') },
  };
  const attributes = Object.entries(data).map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`);
  const amount = toRiyals(intent.amount).toFixed(2);
  const field = (key: 'name' | 'number' | 'expiry' | 'cvc', more: string) =>
    `<div><label for="${key}">${say(key)}</label><input id="${key}" name="${key}" dir="ltr" ${more} aria-describedby="${key}-error" required>
<p class="error" id="${key}-error" hidden>${say(`${key}Wrong`)}</p></div>`;
  const html = `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${say('title')}</title>
<style>${style}</style></head><body><main><header><p class="soft">${escapeHtml(shopName)} · <bdi>${escapeHtml(intent.orderNumber)}</bdi></p>
<h1>${say('title')}</h1><p class="amount">${say('amount', { amount })}</p></header><form novalidate${attributes.join('')}>
${field('number', 'inputmode="numeric" autocomplete="cc-number" maxlength="23"')}<div class="pair">
${field('expiry', 'inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="MM/YY"')}
${field('cvc', 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"')}</div>
${field('name', 'autocomplete="cc-name" maxlength="60"')}
<p class="soft">${say('promise')}</p><p id="trouble" role="alert"></p><button>${say('pay', { amount })}</button></form>
<a href="${escapeHtml(intent.returnUrl)}">${say('otherWay')}</a><noscript><p>${say('needsScript')}</p></noscript></main>
<script>${cardScript}</script></body></html>`;
  const policy = [
    ...["default-src 'none'", `script-src ${hashOf(cardScript)}`, `style-src ${hashOf(style)}`],
    ...[
      `connect-src ${new URL(form.action).origin}`,
      "form-action 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ],
  ].join('; ');
  const headers = {
    ...plainSecurityHeaders,
    ...{ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  };
  return { html, headers };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
