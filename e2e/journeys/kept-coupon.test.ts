import { expect } from 'vitest';
import { putInCart } from '../support/cart-line.ts';
import { signIn } from '../support/customer.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { sendTo } from '../support/shop-api.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';

journey('a code applied on one device waits on the other, until it is taken off', async ({ arrive }) => {
  const laptop = await arrive({ language: 'en', width: 1280, still: true });
  const { token, user } = await signIn(laptop);
  const product = await findProduct('sukkari-dates');
  await putInCart(laptop, product, 2);
  await laptop.open('/cart');
  await laptop.page.getByRole('main').getByRole('button', { name: 'Have a discount code?' }).click();
  await laptop.page.getByLabel('Discount code').fill(' welcome10 ');
  await laptop.page.getByRole('main').getByRole('button', { name: 'Apply', exact: true }).click();
  await laptop.page.getByText('Code WELCOME10 applied').waitFor();

  const phone = await arrive({ language: 'en', width: 360, still: true });
  await phone.context.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { token, user: JSON.stringify(user) },
  );
  await putInCart(phone, product);
  await phone.open('/cart');
  await phone.page.getByText('Code WELCOME10 applied').waitFor();
  await phone.page.getByRole('main').getByRole('button', { name: 'Remove the code WELCOME10' }).click();
  await phone.page.getByLabel('Discount code').waitFor();
  await expect.poll(() => phone.page.evaluate(`localStorage.getItem('coupon')`)).toBeNull();

  const [variant] = product.variants;
  const lines = [{ product_id: product.id, quantity: 1, ...(variant && { variant_id: variant.id }) }];
  const quote = await sendTo<{ coupon: unknown }>(shopUnderTest().url, '/orders/quote', { lines }, token);
  expect(quote.coupon, 'the account keeps none either').toBeNull();
});
