import { expect } from 'vitest';
import { putInCart } from '../support/cart-line.ts';
import { buyers, changeKnown, field, orderNumber, payment, placeButton } from '../support/checkout-steps.ts';
import { keepAddress, signIn } from '../support/customer.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import type { Visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const shortOf = ({ page, language }: Visitor) =>
  page.getByRole('textbox', { name: words(language).checkout.shortAddress });

async function chooseCity(visitor: Visitor): Promise<void> {
  const { city } = buyers[visitor.language];
  await field(visitor, 'city').fill(city);
  await visitor.page
    .getByRole('option', { name: new RegExp(`^${city}`) })
    .first()
    .click();
}

for (const { language, width } of [
  { language: 'ar', width: 360 },
  { language: 'en', width: 1280 },
] as const) {
  journey(`a guest buys by the short address alone, in ${language}`, async ({ arrive }) => {
    const visitor = await arrive({ language, width });
    const { page, open } = visitor;
    const { checkout } = words(language);
    await putInCart(visitor, await findProduct('match-football'));
    await open('/checkout');
    const rest = page.getByRole('button', { name: checkout.restOfAddress });
    // Without a short address all required fields are visible, and only what helps to find the door is folded.
    await field(visitor, 'street').waitFor();
    expect(await page.getByLabel(checkout.unitNo).isVisible()).toBe(false);

    for (const name of ['firstName', 'lastName', 'phone'] as const)
      await field(visitor, name).fill(buyers[language][name]);
    await shortOf(visitor).fill('RRR2929');
    await chooseCity(visitor);
    await page.getByText(checkout.wrongShortAddress).first().waitFor();
    expect(await field(visitor, 'street').isVisible()).toBe(true);

    await shortOf(visitor).fill('rrrd ٢٩-٢٩');
    await expect.poll(() => field(visitor, 'street').isVisible()).toBe(false);
    await shortOf(visitor).blur();
    expect(await shortOf(visitor).inputValue()).toBe('RRRD2929');

    // The other fields open with one press, by keyboard too, and stay open once one has a value.
    await rest.focus();
    await page.keyboard.press('Enter');
    await page.getByLabel(checkout.unitNo).fill('7');
    expect(await rest.count()).toBe(0);
    await page.getByLabel(checkout.unitNo).fill('');
    expect(await page.getByLabel(checkout.unitNo).isVisible()).toBe(true);
    await payment(page, 'cash_on_delivery').check();
    await placeButton(visitor).click();
    await orderNumber(page);
    await page.getByText('RRRD2929').locator('visible=true').first().waitFor();
  });
}

journey('a short address that is kept brings the rest with it', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  const { token } = await signIn(visitor);
  await keepAddress(token, { short_address: 'RCTB4359', street: 'شارع التحلية', unit_no: '12' });
  await keepAddress(token, { is_default: true });
  await putInCart(visitor, await findProduct('match-football'));
  await open('/checkout');
  await changeKnown(visitor, 'address');
  await expect.poll(() => field(visitor, 'street').inputValue()).not.toBe('');
  for (const name of ['district', 'street'] as const) await field(visitor, name).fill('');
  await shortOf(visitor).fill('rctb4359');
  await expect.poll(() => field(visitor, 'street').inputValue()).toBe('شارع التحلية');
  expect(await page.getByLabel(words('ar').checkout.unitNo).inputValue()).toBe('12');
});

journey('an address of the account may be a short one', async ({ arrive }) => {
  const visitor = await arrive({ language: 'en', width: 360 });
  const { page, open } = visitor;
  const { account, checkout } = words('en');
  await signIn(visitor);
  await open('/account/addresses');
  await page.getByRole('button', { name: account.newAddress }).click();
  await page.getByLabel(account.label).fill('Home');
  await shortOf(visitor).fill('2929RRRD');
  await chooseCity(visitor);
  await page.getByRole('button', { name: account.save, exact: true }).click();
  await page.getByText(checkout.wrongShortAddress).waitFor();
  await shortOf(visitor).fill('rrrd2929');
  await page.getByRole('button', { name: account.save, exact: true }).click();
  await page.getByRole('main').getByRole('listitem').getByText('RRRD2929').waitFor();
});
