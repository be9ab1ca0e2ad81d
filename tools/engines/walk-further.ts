import type { Visit } from './visit.ts';
import { at, checkOut, choose, type Step, said, start, title } from './walk.ts';

/** The first choice of the filters: in a panel on a phone, beside the list on a desk. */
const filterIn = ({ isPhone }: Visit) => ({
  css: `${isPhone ? 'dialog[open]' : 'main aside'} label:has(input[type="checkbox"])`,
});

/** The heart of the product itself; cards have others. */
const ownHeart = 'main button:not(article *)';

/** From the list to its first product. The address changes before the page is drawn, so its heart is waited for. */
async function openFirstProduct(visit: Visit): Promise<void> {
  await visit.open('/products');
  await visit.press({ css: 'main article a' });
  await visit.until(`location.pathname.includes('/product/')`);
  await visit.see({ css: ownHeart, named: start(said(visit).product.wish) });
}

/** More of the shop, for those who compare, change their mind and read on. */
export const find: readonly Step[] = [
  {
    name: 'the filters',
    async take(visit) {
      await visit.open('/products');
      if (visit.isPhone) await visit.press({ css: 'main a.chip[href^="#"]', named: said(visit).listing.filters });
      await visit.see(filterIn(visit));
    },
  },
  {
    name: 'a filtered list',
    async take(visit) {
      await visit.press(filterIn(visit));
      if (visit.isPhone) await visit.press({ css: 'dialog[open] .btn-primary' });
      await visit.until(`location.search !== '' && document.querySelector('main article') !== null`);
    },
  },
  {
    name: 'the pictures of a product',
    async take(visit) {
      await openFirstProduct(visit);
      await visit.press({ css: 'main button', named: said(visit).product.zoom });
      await visit.see({ css: 'dialog[open] img' });
      await visit.press({ css: 'dialog[open] button', named: said(visit).shell.close });
      await visit.until(`document.querySelector('dialog[open]') === null`);
    },
  },
  {
    name: 'a comparison',
    async take(visit) {
      await visit.press({ css: 'main button', named: said(visit).compare.add });
      await visit.until(`localStorage.getItem('compared') !== null`);
      await visit.open('/compare');
      await visit.see({ css: 'main table th[scope="col"]' });
    },
  },
  {
    name: 'the other language',
    async take(visit) {
      await visit.open('/about');
      await visit.press({ css: 'a[data-language]' });
      await visit.until(`document.documentElement.lang !== '${visit.language}'`);
      await visit.see(title);
      // The shop remembers it, and the next steps read their own.
      await visit.press({ css: 'a[data-language]' });
      await visit.until(`document.documentElement.lang === '${visit.language}'`);
    },
  },
];

export const pay: readonly Step[] = [
  ...choose,
  {
    name: 'more pieces',
    async take(visit) {
      await visit.press({ css: 'main button', named: said(visit).shell.increase });
      await visit.until(`JSON.parse(localStorage.getItem('cart'))[0].quantity === 2`);
      await visit.see({ css: 'main a', named: said(visit).cart.checkout });
    },
  },
  checkOut('card'),
  {
    name: 'paid by card',
    async take(visit) {
      const { checkout, order } = said(visit);
      await visit.press({ css: 'main button', named: start(checkout.payAmount) });
      await visit.until(`location.pathname.includes('/pay/demo/')`);
      await visit.press({ css: 'main button', named: order.demoSucceed });
      await visit.until(at('/checkout/success'));
      await visit.see({ css: 'main bdi', named: 'WH-' });
    },
  },
];

export const own: readonly Step[] = [
  {
    name: 'the wishlist',
    async take(visit) {
      await openFirstProduct(visit);
      await visit.press({ css: ownHeart, named: start(said(visit).product.wish) });
      await visit.see({ css: `${ownHeart}[aria-pressed="true"]` });
      await visit.open('/account/wishlist');
      await visit.see({ css: 'main article' });
    },
  },
  {
    name: 'a return',
    async take(visit, { order }) {
      const { returns } = said(visit);
      await visit.open(`/account/orders/${order}`);
      await visit.press({ css: 'main a', named: returns.ask });
      await visit.press({ css: 'main label:has(input[type="checkbox"])' });
      // A list that the system opens is no part of the page.
      await visit.driver.evaluate(`(() => {
        const select = document.querySelector('main select');
        select.selectedIndex = 1;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      })()`);
      await visit.press({ css: 'main label:has(input[value="store_credit"])' });
      await visit.press({ css: 'main button', named: returns.send });
      await visit.until(`/\\/account\\/returns\\/./.test(location.pathname)`);
      await visit.see({ css: 'main bdi', named: 'RT-' });
    },
  },
  {
    name: 'in the dark',
    async take(visit) {
      await visit.open('/account/settings');
      await visit.press({ css: 'main button', named: said(visit).account.darkTheme });
      await visit.until(`document.documentElement.dataset.theme === 'dark'`);
      await visit.press({ css: 'main button', named: said(visit).account.darkTheme });
    },
  },
];

export const community: readonly Step[] = [
  {
    name: 'a post',
    async take(visit) {
      await visit.open('/community/posts/new');
      await visit.fill({ css: 'main textarea' }, 'Cardamom');
      await visit.press({ css: 'main button', named: said(visit).posts.send });
      await visit.until(`!location.pathname.endsWith('/new')`);
      await visit.see({ css: 'main article' });
    },
  },
  {
    name: 'a like',
    async take(visit, { post }) {
      await visit.open(`/community/posts/${post}`);
      await visit.press({ css: 'main article button[aria-pressed="false"]' });
      await visit.see({ css: 'main article button[aria-pressed="true"]' });
    },
  },
  {
    name: 'a vote',
    async take(visit) {
      await visit.press({ css: 'main label:has(input[type="radio"])' });
      await visit.press({ css: 'main form button[type="submit"]', named: said(visit).posts.vote });
      await visit.see({ css: 'main ul', named: said(visit).posts.pollResults });
    },
  },
  {
    name: 'a comment',
    async take(visit) {
      await visit.fill({ css: 'main textarea' }, 'Saffron');
      await visit.press({ css: 'main button', named: said(visit).posts.sendComment });
      await visit.until(
        `[...document.querySelectorAll('main article article, main article')].some((one) => one.textContent.includes('Saffron'))`,
      );
    },
  },
  {
    name: 'the next reel',
    async take(visit) {
      await visit.open('/community/reels');
      await visit.until(`document.querySelectorAll('article[data-reel]').length > 0`);
      const first = await shownReel(visit);
      await visit.driver.evaluate(
        `document.querySelector('.reel-stage').scrollBy({ top: innerHeight, behavior: 'instant' })`,
      );
      await visit.until(`![null, ${JSON.stringify(first)}].includes(${SHOWN_REEL})`);
    },
  },
];

/** The reel that fills the stage; null while it is a dark place for one. */
const SHOWN_REEL = `(() => {
  const stage = document.querySelector('.reel-stage').getBoundingClientRect();
  return [...document.querySelectorAll('article[data-reel]')]
    .find((reel) => Math.abs(reel.getBoundingClientRect().top - stage.top) < 40)?.dataset.reel ?? null;
})()`;

async function shownReel({ driver, until }: Visit): Promise<string | null> {
  await until(`${SHOWN_REEL} !== null`);
  return driver.evaluate<string | null>(SHOWN_REEL);
}
