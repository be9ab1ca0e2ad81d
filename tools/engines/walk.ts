import { buyers } from '../../e2e/support/checkout-steps.ts';
import { words } from '../../e2e/support/words.ts';
import type { Point } from './driver.ts';
import type { Visit } from './visit.ts';

/** The login of a customer, and their records. */
export interface Customer {
  /** As typed. */
  phone: string;
  password: string;
  /** A delivered order. */
  order: string;
  /** A post of another member, with a poll. */
  post: number;
}

/** An action of a visitor and the result to wait for; each starts where the previous step of its part ended. */
export interface Step {
  name: string;
  take(visit: Visit, customer: Customer): Promise<unknown>;
}

export const said = ({ language }: Visit) => words(language);
/** A text up to its first argument. */
export const start = (text: string) => text.split('{')[0]?.trim() ?? '';
export const at = (path: string) => `location.pathname.endsWith(${JSON.stringify(path)})`;
export const title = { css: 'main h1' };

/** A product with a choice of colours, and a search text that finds it. */
const WANTED = {
  ar: { typed: 'سماعه', name: 'سماعات رأس صدى برو' },
  en: { typed: 'headphon', name: 'Sada Pro' },
} as const;

export const look: readonly Step[] = [
  { name: 'home', take: (visit) => visit.open('/') },
  {
    name: 'home, further down',
    async take({ driver, until }) {
      await driver.evaluate(`scrollTo({ top: 1600, behavior: 'instant' })`);
      await until(
        `scrollY > 1000 && document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('section') != null`,
      );
    },
  },
  {
    name: 'a department',
    async take({ open, press, see, until }) {
      await open('/');
      await press({ css: 'main a[href*="/categories/"]' });
      await until(`location.pathname.includes('/categories/')`);
      await see({ css: 'main .listing-head' });
      await see({ css: 'main article' });
    },
  },
];

/** From the search to a product in the cart. */
export const choose: readonly Step[] = [
  {
    name: 'search',
    async take(visit) {
      await visit.open('/');
      if (visit.isPhone) await visit.press({ css: 'button[data-opens="search"]' });
      await visit.fill({ css: 'input[role="combobox"]' }, WANTED[visit.language].typed);
      await visit.see({ css: '[role="option"]', named: WANTED[visit.language].name });
    },
  },
  {
    name: 'product',
    async take(visit) {
      await visit.press({ css: '[role="option"]', named: WANTED[visit.language].name });
      await visit.until(`location.pathname.includes('/product/')`);
      await visit.see({ ...title, named: WANTED[visit.language].name });
    },
  },
  {
    name: 'drawer',
    async take(visit) {
      await visit.press({ css: 'main label.swatch:has(input:not(:checked)):not([data-unavailable])' });
      await visit.press({ css: 'main button', named: said(visit).shell.addToCart });
      await visit.see({ css: 'dialog[open] a', named: said(visit).shell.viewCart });
    },
  },
  {
    name: 'cart',
    async take(visit) {
      await visit.press({ css: 'dialog[open] a', named: said(visit).shell.viewCart });
      await visit.until(at('/cart'));
      await visit.see({ css: 'main a', named: said(visit).cart.checkout });
    },
  },
];

/** Ways to pay, as CSS conditions of their inputs: one of the shop's own, and the first of an extension. */
const ways = {
  cash: '[value="cash_on_delivery"]',
  card: ':not([value="cash_on_delivery"], [value="bank_transfer"])',
} as const;

/** From the cart to the last button, with a way to pay. */
export function checkOut(way: keyof typeof ways): Step {
  return {
    name: 'checkout',
    async take(visit) {
      const [buyer, labels] = [buyers[visit.language], said(visit).checkout];
      await visit.press({ css: 'main a', named: said(visit).cart.checkout });
      await visit.until(at('/checkout'));
      for (const field of ['firstName', 'lastName', 'phone', 'email', 'city'] as const)
        await visit.fill({ css: 'main input', named: labels[field] }, buyer[field]);
      await visit.press({ css: '[role="option"]', named: buyer.city });
      for (const field of ['district', 'street'] as const)
        await visit.fill({ css: 'main :is(input, textarea)', named: labels[field] }, buyer[field]);
      await visit.press({ css: `label:has(input[name="payment"]${ways[way]})` });
      await visit.until(`document.querySelector('input[name="payment"]:checked')?.matches('${ways[way]}') === true`);
    },
  };
}

export const buy: readonly Step[] = [
  ...choose,
  checkOut('cash'),
  {
    name: 'thanks',
    async take(visit) {
      await visit.press({ css: 'main button', named: start(said(visit).checkout.placeOrderFor) });
      await visit.until(at('/checkout/success'));
      await visit.see({ css: 'main bdi', named: 'WH-' });
    },
  },
];

export const account: readonly Step[] = [
  { name: 'login', take: (visit) => visit.open('/login?redirect=/account') },
  {
    name: 'account',
    async take(visit, { phone, password }) {
      await visit.fill({ css: '#login' }, phone);
      await visit.fill({ css: '#password' }, password);
      await visit.press({ css: 'main button[type="submit"]', named: said(visit).auth.loginAction });
      await visit.until(`location.pathname.includes('/account') && localStorage.getItem('token') !== null`);
      await visit.see({ ...title, named: said(visit).account.profile });
    },
  },
  {
    name: 'scratch cards',
    async take(visit) {
      await visit.open('/account/lotto');
      await visit.press({ css: 'main button', named: visit.language === 'ar' ? 'احصل على' : 'Take your' });
      await visit.see({ css: 'main article canvas' });
    },
  },
  {
    name: 'a scratched card',
    async take(visit) {
      const [first, ...others] = await strokesOver(visit);
      await visit.driver.drag([first, ...others]);
      await visit.see({ css: 'main article :is(summary, p, span)', named: said(visit).lotto.verified });
    },
  },
];

/** Points of strokes back and forth over the cover of the first card. */
async function strokesOver({ driver, see }: Visit): Promise<[Point, ...Point[]]> {
  const css = 'main article canvas';
  const { x, y } = await see({ css });
  const box = await driver.evaluate<{ width: number; height: number }>(
    `(({ width, height }) => ({ width, height }))(document.querySelector('${css}').getBoundingClientRect())`,
  );
  const [side, top] = [box.width / 2 - 4, y - box.height / 2 + 4];
  const strokes = Array.from({ length: Math.floor((box.height - 8) / 16) }, (_, row) =>
    Array.from({ length: 13 }, (_, step) => ({
      x: x + (row % 2 ? 1 : -1) * side * (1 - step / 6),
      y: top + row * 16,
    })),
  ).flat();
  return [{ x, y: top }, ...strokes];
}
