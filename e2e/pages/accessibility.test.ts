import { describe, expect } from 'vitest';
import { expectAccessible, readers, screens } from '../support/accessible.ts';
import { findViolations } from '../support/axe.ts';
import { putInCart } from '../support/cart-line.ts';
import { buy, buyers, field, openExtras } from '../support/checkout-steps.ts';
import { findBundle, findProduct, openDemoPayment } from '../support/demo-shop.ts';
import { holdTheLast } from '../support/held-order.ts';
import { journey } from '../support/journey.ts';
import { asStaff } from '../support/staff.ts';
import { isPhone, type Visitor } from '../support/visitor.ts';
import { opening, words } from '../support/words.ts';

/**
 * Public pages, and how to open each. A page is the same document at every width (layout.test.ts), so opening it at one
 * width is enough.
 */
const pages: Record<string, (visitor: Visitor) => Promise<void>> = {
  home: ({ open }) => open('/'),
  products: ({ open }) => open('/products'),
  'a search without results': ({ open }) => open('/products?search=zzzzzz'),
  'everything of a name': ({ language, open }) => open(`/search?search=${language === 'ar' ? 'عطر' : 'oud'}`),
  'a search of everything without results': ({ open }) => open('/search?search=zzzzzz'),
  'a search of which some words were found': async ({ page, language, open }) => {
    await open(`/products?search=${language === 'ar' ? 'عطر للفضاء' : 'headphones zebra'}`);
    await page.getByText(words(language).listing.someWords).waitFor();
  },
  offers: ({ open }) => open('/offers'),
  affiliate: ({ open }) => open('/affiliate'),
  'the campaign of scratch cards': ({ open }) => open('/scratch-cards'),
  'size guide': ({ open }) => open('/size-guide'),
  categories: ({ open }) => open('/categories'),
  'a request about personal data': ({ open }) => open('/data-request'),
  'a copy of personal data': ({ open }) => open('/data-copy/nobodys-token-at-all-0123456789'),
  brands: ({ open }) => open('/brands'),
  brand: ({ open }) => open('/brands/sadu'),
  tags: ({ open }) => open('/tags'),
  tag: ({ open }) => open('/tags/gifts'),
  category: ({ open }) => open('/categories/perfume-and-oud'),
  product: async ({ open }) => open(`/product/${(await findProduct('sukkari-dates')).id}`),
  'a product before it is published': async ({ open }) => {
    const { id } = await findProduct('sukkari-dates');
    const { path } = await asStaff<{ path: string }>('owner', `POST /admin/products/${id}/preview`);
    // Opened by its own path, so that the check for untested pages recognises it: `/preview/:token`.
    await open(`/preview/${path.split('/').at(-1)}`);
  },
  'reviews of five stars': async ({ open }) => {
    await open(`/product/${(await findProduct('sukkari-dates')).id}?stars=5#reviews`);
  },
  'questions about a product': async ({ page, open }) => {
    await open(`/product/${(await findProduct('sukkari-dates')).id}#questions`);
    await page.locator('#questions article').first().waitFor();
  },
  'a request to hear of stock, refused': async ({ page, language, open }) => {
    await open(`/product/${(await findProduct('travel-digital-camera')).id}`);
    const { restockAction, restockEmpty } = words(language).product;
    await page.locator('form').getByRole('button', { name: restockAction }).click();
    await page.getByText(restockEmpty).waitFor();
  },
  bundle: async ({ open }) => open(`/bundle/${(await findBundle('majlis-welcome-set')).id}`),
  bundles: ({ open }) => open('/bundles'),
  comparison: async ({ open }) => {
    const [dates, shoes] = [await findProduct('sukkari-dates'), await findProduct('khatwa-running-shoes')];
    await open(`/compare?ids=${dates.id},${shoes.id}`);
  },
  'a comparison of nothing': ({ open }) => open('/compare'),
  'an empty cart': ({ open }) => open('/cart'),
  'a cart': async (visitor) => {
    await putInCart(visitor, await findProduct('sukkari-dates'), 2);
    await visitor.open('/cart');
    await visitor.page.getByRole('heading', { name: words(visitor.language).cart.summary }).waitFor();
    await visitor.page.getByText(words(visitor.language).cart.haveCoupon).waitFor();
  },
  'a cart that an own order keeps from being bought': async (visitor) => {
    await holdTheLast(visitor);
    const { cart } = words(visitor.language);
    await visitor.page.getByRole('button', { name: cart.heldReplace }).click();
    await visitor.page.getByRole('button', { name: cart.heldYes }).waitFor();
  },
  'a checkout that an own order keeps from being bought': async (visitor) => {
    await holdTheLast(visitor);
    await visitor.open('/checkout');
    const { cart } = words(visitor.language);
    await visitor.page.getByRole('button', { name: cart.heldReplace }).locator('visible=true').waitFor();
  },
  checkout: async (visitor) => {
    await putInCart(visitor, await findProduct('sukkari-dates'));
    await visitor.open('/checkout');
    await visitor.page.locator('input[name=payment]').first().waitFor();
  },
  'a link to the checkout, of nothing that is sold any more': async (visitor) => {
    await visitor.open('/checkout/continue?items=999999:1');
    const { checkout } = words(visitor.language);
    await visitor.page.getByText(checkout.linkOver).waitFor();
  },
  'a checkout to a short address': async (visitor) => {
    await putInCart(visitor, await findProduct('sukkari-dates'));
    await visitor.open('/checkout');
    const { checkout } = words(visitor.language);
    await visitor.page.getByRole('textbox', { name: checkout.shortAddress }).fill('rrrd2929');
    await visitor.page.getByRole('button', { name: checkout.restOfAddress }).waitFor();
  },
  'a list that says when its things arrive': async ({ page, language, open }) => {
    await open('/track-order');
    await page.evaluate(`localStorage.setItem('city', '{"id":1,"name":"الرياض"}')`);
    await open('/products');
    await page
      .locator('main article')
      .getByText(words(language).product.cardArrives)
      .first()
      .waitFor({ state: 'attached' });
  },
  'a checkout of a gift': async (visitor) => {
    await putInCart(visitor, await findProduct('sukkari-dates'));
    await visitor.open('/checkout');
    const { checkout } = words(visitor.language);
    await openExtras(visitor);
    await visitor.page.getByRole('checkbox', { name: opening(checkout.giftWrap) }).check();
    await visitor.page.getByLabel(checkout.giftMessage).waitFor();
  },
  'a checkout in the name of a company, with errors': async (visitor) => {
    await putInCart(visitor, await findProduct('sukkari-dates'));
    await visitor.open('/checkout');
    const { checkout } = words(visitor.language);
    await openExtras(visitor);
    await visitor.page.getByRole('checkbox', { name: opening(checkout.companyInvoice) }).check();
    await visitor.page.getByRole('button', { name: opening(checkout.placeOrder) }).click();
    await visitor.page.getByRole('link', { name: checkout.needCompanyName }).waitFor();
  },
  'a checkout with errors': async (visitor) => {
    await putInCart(visitor, await findProduct('sukkari-dates'));
    await visitor.open('/checkout');
    await field(visitor, 'email').fill('nobody');
    await field(visitor, 'city').fill(buyers[visitor.language].city);
    await visitor.page.getByRole('option').first().click();
    await visitor.page.getByRole('button', { name: opening(words(visitor.language).checkout.placeOrder) }).click();
    await visitor.page.getByRole('alert').first().waitFor();
  },
  'an order': async (visitor) => {
    await putInCart(visitor, await findProduct('sukkari-dates'));
    await buy(visitor, 'bank_transfer');
  },
  'a demo payment': async ({ page, open }) => {
    await open(await openDemoPayment());
    await page.getByRole('main').getByRole('button').first().waitFor();
  },
  blog: ({ open }) => open('/blog'),
  'a search of the blog without results': ({ open }) => open('/blog?search=zzzzzz'),
  'an article': ({ open }) => open('/blog/how-to-choose-a-watch'),
  'a page of its own': ({ open }) => open('/pages/gift-wrapping'),
  contact: ({ open }) => open('/contact'),
  'a message with errors': async ({ page, language, open, complaints }) => {
    complaints.allow(/422/);
    await open('/contact');
    await page.getByRole('button', { name: words(language).contact.send }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  },
  newsletter: ({ open }) => open('/newsletter'),
  'a link of a letter': ({ open }) => open(`/newsletter/confirm?token=${'x'.repeat(43)}`),
  'the site map': ({ open }) => open('/sitemap'),
  'a page of words': ({ open }) => open('/returns'),
  questions: ({ open }) => open('/faq'),
  'a letter to be ended': ({ open }) => open(`/newsletter/unsubscribe?token=${'x'.repeat(43)}`),
  'the page shown offline': ({ open }) => open('/offline'),
  tracking: ({ open }) => open('/track-order'),
  'the balance of a gift card': ({ open }) => open('/gift-cards'),
  'a page that does not exist': async (visitor) => {
    visitor.complaints.allow(/404/);
    await visitor.open('/no-such-page');
  },
};

/** Panels over a page, which differ between phone and desk. */
const opened: typeof pages = {
  'an open size guide': async ({ page, language, open }) => {
    await open(`/product/${(await findProduct('linen-midi-dress')).id}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: words(language).product.sizeGuide, exact: true })
      .click();
    await page.getByRole('dialog').getByRole('table').waitFor();
  },
  'an open search': async ({ page, language, open }) => {
    const said = words(language).shell;
    await open('/');
    const opener = page.getByRole('button', { name: said.search, exact: true }).first();
    if ((await opener.getAttribute('aria-haspopup')) && (await opener.isVisible())) await opener.click();
    await page
      .getByRole('combobox')
      .locator('visible=true')
      .fill(language === 'ar' ? 'سماعه' : 'watch');
    await page.getByRole('option').first().waitFor();
  },
  'an open cart drawer': async (visitor) => {
    await putInCart(visitor, await findProduct('sukkari-dates'));
    await visitor.open('/');
    await visitor.page.getByRole('banner').locator('a[href$="/cart"]').click();
    await visitor.page.getByRole('dialog').getByRole('listitem').first().waitFor();
  },
  'an open zoom': async ({ page, language, open }) => {
    await open(`/product/${(await findProduct('sukkari-dates')).id}`);
    await page.getByRole('button', { name: words(language).product.zoom }).click();
    await page.getByRole('dialog').waitFor();
  },
};

const onlyOnPhone: typeof pages = {
  'an open menu': async ({ page, language, open }) => {
    await open('/');
    await page.getByRole('button', { name: words(language).shell.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('link').first().waitFor();
  },
  'open filters': async ({ page, language, open }) => {
    await open('/products');
    await page.getByRole('link', { name: words(language).listing.filters }).click();
    await page.getByRole('dialog').waitFor();
  },
};

const onlyOnDesk: typeof pages = {
  'an open menu of departments': async ({ page, language, open }) => {
    await open('/');
    await page
      .locator('summary', { has: page.locator('svg') })
      .and(page.getByLabel(opening(words(language).shell.departmentsOf)))
      .first()
      .click();
  },
};

describe.each(readers)('axe finds nothing, in $language at $width and $otherWidth px, on', (reader) => {
  const { language, width, otherWidth } = reader;
  for (const [name, bring] of Object.entries(pages)) {
    journey(`${name} (${language}, ${width} and ${otherWidth})`, async ({ arrive }) => {
      const visitor = await arrive({ language, width, still: true, sharesCache: true });
      await bring(visitor);
      await expectAccessible(visitor, [width, otherWidth]);
    });
  }
});

describe.each(screens)('axe finds nothing, in $language at $width px, on', ({ language, width }) => {
  const shown = { ...opened, ...(isPhone(width) ? onlyOnPhone : onlyOnDesk) };
  for (const [name, bring] of Object.entries(shown)) {
    journey(`${name} (${language}, ${width})`, async ({ arrive }) => {
      const visitor = await arrive({ language, width, still: true, sharesCache: true });
      await bring(visitor);
      await expectAccessible(visitor, [width]);
    });
  }
});

journey('axe is at work: a nameless button, dim text and a picture without words are found', async ({ arrive }) => {
  const { page, open } = await arrive({ width: 360, still: true });
  await open('/track-order');
  await page.evaluate(`document.querySelector('main h1').insertAdjacentHTML('afterend',
    '<button></button><p style="color: oklch(85% 0 0)">dim</p><img src="data:,">')`);
  const found = (await findViolations(page)).join('\n');
  for (const rule of ['button-name', 'color-contrast', 'image-alt']) expect(found).toContain(`${rule}:`);
});
