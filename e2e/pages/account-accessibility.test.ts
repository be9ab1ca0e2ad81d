import { describe } from 'vitest';
import { expectAccessible, readers } from '../support/accessible.ts';
import { putInCart } from '../support/cart-line.ts';
import { buy } from '../support/checkout-steps.ts';
import {
  askForReturn,
  bringHome,
  haveCartDelivered,
  haveDelivered,
  haveThreeForTwo,
  keepAddress,
  keepWish,
  signIn,
} from '../support/customer.ts';
import { findProduct } from '../support/demo-shop.ts';
import { signInAsAffiliate } from '../support/earnings.ts';
import { journey } from '../support/journey.ts';
import { buyAndReceive } from '../support/purchase.ts';
import { sendTo } from '../support/shop-api.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import type { Visitor } from '../support/visitor.ts';
import { opening, words } from '../support/words.ts';

/** Pages of the sign-in and of a signed-in customer, and how to open each. */
const pages: Record<string, (visitor: Visitor) => Promise<void>> = {
  'a login with errors': async ({ page, language, open }) => {
    await open('/login');
    await page.getByRole('button', { name: words(language).auth.loginAction, exact: true }).click();
    await page.getByText(words(language).auth.needLogin, { exact: true }).waitFor();
  },
  'a registration with errors': async ({ page, language, open }) => {
    await open('/register');
    await page.getByRole('button', { name: words(language).auth.registerAction, exact: true }).click();
    await page.getByText(words(language).auth.needFirstName, { exact: true }).waitFor();
  },
  'a forgotten password': ({ open }) => open('/forgot-password'),
  'a new password': ({ open }) => open('/reset-password/abcdefghijklmnopqrstuvwxyz'),
  'a change to undo': ({ open }) => open('/undo-change/abcdefghijklmnopqrstuvwxyz'),
  'a change that can no longer be undone': async ({ page, language, open, complaints }) => {
    complaints.allow(/422|400|404|410/);
    const { auth } = words(language);
    await open('/undo-change/abcdefghijklmnopqrstuvwxyz');
    await page.getByRole('button', { name: auth.undoAction }).click();
    await page.getByText(auth.undoDead).waitFor();
  },
  'a forgotten password of a phone': async ({ page, language, open }) => {
    await open('/forgot-password');
    await page.locator('#email').fill('0551234567');
    await page.getByText(words(language).auth.forgotByPhone).waitFor();
  },
  'a proof of an address': ({ open }) => open('/verify-email/abcdefghijklmnopqrstuvwxyz'),
  // The question itself is looked at where a protocol lets customers link agents.
  'an agent that cannot be linked': async (visitor) => {
    visitor.complaints.allow(/409|422/);
    await signIn(visitor);
    await visitor.open('/oauth/authorize?client_id=https%3A%2F%2Fagent.example%2Fagent.json');
    await visitor.page.getByText(words(visitor.language).linking.cannot).waitFor();
  },
  'the profile': async (visitor) => {
    await signIn(visitor);
    await visitor.open('/account');
    await visitor.page.getByText(words(visitor.language).account.unproved).first().waitFor();
  },
  'an affiliate’s dashboard': async (visitor) => {
    await signInAsAffiliate(visitor);
    await visitor.open('/affiliate/dashboard');
    const { earnings } = words(visitor.language);
    await visitor.page.getByText(earnings.paidOutHint).waitFor();
    await visitor.page.getByText(earnings.asTable).click();
    await visitor.page.getByText(earnings.nothingYet).waitFor();
  },
  'an affiliate’s link': async (visitor) => {
    const code = await signInAsAffiliate(visitor);
    await visitor.open('/affiliate/dashboard?show=link&page=/offers');
    await visitor.page.getByText(code).first().waitFor();
    await visitor.page.locator('canvas').first().waitFor();
  },
  'an affiliate’s orders': async (visitor) => {
    await signInAsAffiliate(visitor);
    await visitor.open('/affiliate/dashboard?show=orders');
    await visitor.page.getByText(words(visitor.language).earnings.noOrders).waitFor();
  },
  'an affiliate’s money, with errors': async (visitor) => {
    await signInAsAffiliate(visitor);
    await visitor.open('/affiliate/dashboard?show=money');
    const { earnings } = words(visitor.language);
    await visitor.page.getByRole('button', { name: earnings.convert, exact: true }).click();
    await visitor.page.getByText(earnings.pointsWrong).waitFor();
    await visitor.page.getByRole('button', { name: earnings.withdraw, exact: true }).click();
    await visitor.page.getByText(earnings.amountWrong).waitFor();
  },
  'an application to become an affiliate, with errors': async (visitor) => {
    await signIn(visitor);
    await visitor.open('/affiliate/apply');
    const { applying } = words(visitor.language);
    await visitor.page.getByRole('button', { name: applying.addChannel }).click();
    await visitor.page.getByRole('button', { name: applying.send }).click();
    await visitor.page.getByText(applying.needAudience).waitFor();
  },
  'an order of the account': async (visitor) => {
    await signIn(visitor);
    await putInCart(visitor, await findProduct('sukkari-dates'));
    await buy(visitor);
    await visitor.open('/orders');
    await visitor.page.getByRole('main').getByRole('link', { name: /^WH-/ }).click();
    await visitor.page.getByRole('list', { name: words(visitor.language).order.timeline }).waitFor();
  },
  'an invoice': async (visitor) => {
    await putInCart(visitor, await findProduct('sukkari-dates'));
    await buy(visitor);
    const { order } = words(visitor.language);
    await visitor.page.getByRole('link', { name: order.invoice, exact: true }).click();
    await visitor.page.getByRole('img', { name: order.invoiceQr }).waitFor();
  },
  'a return to be asked for without an account': async (visitor) => {
    await putInCart(visitor, await findProduct('match-football'));
    await buy(visitor);
    const order = new URL(visitor.page.url()).searchParams.get('order') ?? '';
    await bringHome(order);
    await visitor.open(`/order/${order}/returns`);
    await visitor.page.getByRole('button', { name: words(visitor.language).returns.send }).waitFor();
  },
  'a review with errors': async (visitor) => {
    const { page } = visitor;
    const { token } = await signIn(visitor);
    const { review } = words(visitor.language);
    const product = await findProduct('taif-rose-eau-de-parfum');
    await buyAndReceive(product.id, token);
    await visitor.open(`/product/${product.id}/${product.slug}#write-review`);
    const notPicture = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
    await page.locator('input[type=file]').setInputFiles(notPicture);
    await page.getByRole('button', { name: review.send, exact: true }).click();
    await page.getByText(review.textNeeded, { exact: true }).waitFor();
  },
  'reviews, one of them open': async (visitor) => {
    const { page } = visitor;
    const { token } = await signIn(visitor);
    const { review } = words(visitor.language);
    await buyAndReceive((await findProduct('taif-rose-eau-de-parfum')).id, token);
    await visitor.open('/account/reviews');
    await page.getByRole('button', { name: review.write }).first().click();
    await page.getByRole('button', { name: review.send, exact: true }).waitFor();
  },
  'questions one asked, and asking another': async (visitor) => {
    const { page } = visitor;
    await signIn(visitor);
    const { questions } = words(visitor.language);
    const { id, slug } = await findProduct('taif-rose-eau-de-parfum');
    await visitor.open(`/product/${id}/${slug}#questions`);
    await page.getByRole('button', { name: questions.ask, exact: true }).click();
    await page.getByRole('button', { name: questions.askSend, exact: true }).click();
    await page.getByText(questions.askNeeded, { exact: true }).waitFor();
  },
  'my questions': async (visitor) => {
    const { page } = visitor;
    const { token } = await signIn(visitor);
    const { questions } = words(visitor.language);
    const { id } = await findProduct('taif-rose-eau-de-parfum');
    await sendTo(shopUnderTest().url, '/questions', { product_id: id, text: `هل الغلاف مقوّى؟ ${Date.now()}` }, token);
    await visitor.open('/account/questions');
    await page.getByText(questions.statusPending, { exact: true }).waitFor();
  },
  'a return to be asked for, with errors': async (visitor) => {
    const { token } = await signIn(visitor);
    const { id } = await haveDelivered(token, (await findProduct('match-football')).id, 2);
    await visitor.open(`/account/orders/${id}/return`);
    const { page, language } = visitor;
    const { returns } = words(language);
    await page.getByRole('main').getByRole('checkbox').first().check();
    await page.getByRole('button', { name: returns.send, exact: true }).click();
    await page.getByText(returns.needIban, { exact: true }).waitFor();
  },
  'an exchange that one of two things is in the way of': async (visitor) => {
    const { page, language } = visitor;
    const { token } = await signIn(visitor);
    const [shoes, ball] = await Promise.all([findProduct('khatwa-running-shoes'), findProduct('match-football')]);
    const [variant] = shoes.variants;
    const { id } = await haveCartDelivered(token, {
      lines: [
        { product_id: shoes.id, quantity: 1, ...(variant && { variant_id: variant.id }) },
        { product_id: ball.id, quantity: 1 },
      ],
    });
    const { returns } = words(language);
    await visitor.open(`/account/orders/${id}/return`);
    const boxes = page.getByRole('main').getByRole('checkbox');
    await boxes.first().check();
    await boxes.last().check();
    await page.getByRole('group', { name: returns.wanted }).getByRole('radio').last().check();
    await page.getByRole('button', { name: returns.sendExchange, exact: true }).click();
    await page.locator('[id^="exchange-"][id$="-error"]').first().waitFor();
  },
  'a return that keeps what came free': async (visitor) => {
    const { page, language } = visitor;
    const { token } = await signIn(visitor);
    const { id } = await haveThreeForTwo(token);
    await visitor.open(`/account/orders/${id}/return`);
    await page.getByRole('main').getByRole('checkbox').first().check();
    await page.getByText(words(language).returns.priceOfKept).waitFor();
  },
  'a return': async (visitor) => {
    const { token } = await signIn(visitor);
    const order = await haveDelivered(token, (await findProduct('match-football')).id);
    const { id } = await askForReturn(token, order.id);
    await visitor.open(`/account/returns/${id}`);
    await visitor.page.getByText(words(visitor.language).returns.noMessages).waitFor();
  },
  'the returns of the account': async (visitor) => {
    const { token } = await signIn(visitor);
    const order = await haveDelivered(token, (await findProduct('match-football')).id);
    await askForReturn(token, order.id);
    await visitor.open('/account/returns');
    await visitor.page.getByRole('main').getByRole('link', { name: /^RT-/ }).waitFor();
  },
  'no orders': async (visitor) => {
    await signIn(visitor);
    await visitor.open('/account/orders');
    await visitor.page.getByText(words(visitor.language).account.noOrders).waitFor();
  },
  'a wishlist': async (visitor) => {
    const { token } = await signIn(visitor);
    await keepWish(token, (await findProduct('sukkari-dates')).id);
    await visitor.open('/wishlist');
    const { account } = words(visitor.language);
    await visitor.page.getByRole('button', { name: account.clearWishlist }).waitFor();
    // The short address marks the current section, too.
    await visitor.page.locator('nav [aria-current=page]', { hasText: account.wishlist }).first().waitFor();
  },
  'addresses, one to be deleted': async (visitor) => {
    const { token } = await signIn(visitor);
    await keepAddress(token);
    await visitor.open('/account/addresses');
    const { account } = words(visitor.language);
    await visitor.page.getByRole('main').getByRole('listitem').getByRole('button').last().click();
    await visitor.page.getByRole('dialog').getByRole('button', { name: account.deleteYes }).waitFor();
  },
  'a new address with errors': async (visitor) => {
    await signIn(visitor);
    await visitor.open('/account/addresses');
    const { account } = words(visitor.language);
    await visitor.page.getByRole('button', { name: account.newAddress }).click();
    await visitor.page.getByRole('button', { name: account.save, exact: true }).click();
    await visitor.page.getByText(account.needLabel, { exact: true }).waitFor();
  },
  'scratch cards, one of them revealed': async (visitor) => {
    const { page } = visitor;
    await signIn(visitor);
    await visitor.open('/account/lotto');
    const { lotto } = words(visitor.language);
    await page.getByRole('main').locator('button.btn-primary').click();
    await page
      .getByRole('button', { name: opening(lotto.revealNamed) })
      .first()
      .click();
    await page.getByText(lotto.verified, { exact: true }).waitFor();
  },
  'points that an order brings': async (visitor) => {
    const { page, language } = visitor;
    await signIn(visitor);
    await putInCart(visitor, await findProduct('sukkari-dates'));
    await buy(visitor);
    const { points } = words(language);
    await visitor.open('/orders');
    await page.getByRole('main').getByRole('link', { name: /^WH-/ }).click();
    await page.getByRole('link', { name: points.myPoints, exact: true }).last().click();
    await page.getByRole('heading', { name: points.rank, exact: true }).waitFor();
  },
  settings: async (visitor) => {
    await signIn(visitor);
    await visitor.open('/account/settings');
    await visitor.page.getByText(words(visitor.language).account.thisDevice).waitFor();
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
