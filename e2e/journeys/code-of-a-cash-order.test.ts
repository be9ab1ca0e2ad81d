import { afterAll, beforeAll, expect } from 'vitest';
import { expectAccessible, type Look } from '../support/accessible.ts';
import { putInCart } from '../support/cart-line.ts';
import { buyers, fillDetails, orderNumber, payment, placeButton } from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { orderOne } from '../support/purchase.ts';
import { inDatabase } from '../support/shop-database.ts';
import { messageTo } from '../support/shop-mail.ts';
import type { Visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

/** Limits of the shop that other journeys share, as they were. */
let limitsBefore: object = {};

/**
 * Limits unpaid orders to one for the network that all visitors of a journey share: the next cash order requires a
 * code.
 */
beforeAll(async () => {
  const [kept] = await inDatabase<{ value: object }>("select value from store_settings where topic = 'holds'");
  limitsBefore = kept?.value ?? {};
  await orderOne((await findProduct('match-football')).id);
  // Orders by card have an allowance of their own: those that other journeys left unpaid must not use it up.
  const [cards] = await inDatabase<{ count: number }>(
    `select count(*)::int from orders where status = 'pending_payment' and payment_method not in ('cash_on_delivery', 'bank_transfer')
       and visitor = (select visitor from orders where visitor is not null order by created_at desc limit 1)`,
  );
  await setReservationLimits({ visitorOrders: (cards?.count ?? 0) + 1 });
});
afterAll(() => setReservationLimits(limitsBefore));

const setReservationLimits = (limits: object) =>
  inDatabase(
    `insert into store_settings (topic, value) values ('holds', $1)
     on conflict (topic) do update set value = excluded.value`,
    [limits],
  );

let serial = 0;
function newPhone(): string {
  serial += 1;
  return `05${String(Date.now() + serial).slice(-8)}`;
}

/** Places a cash order from a phone of its own and opens the panel that asks for its code. */
async function orderInCash(visitor: Visitor, phone: string): Promise<string> {
  const { page, language, open } = visitor;
  await putInCart(visitor, await findProduct('sukkari-dates'));
  await open('/checkout');
  await fillDetails(visitor, { ...buyers[language], phone });
  await payment(page, 'cash_on_delivery').check();
  await placeButton(visitor).click();
  const number = await orderNumber(page);
  await page.getByRole('heading', { level: 1, name: words(language).order.codeHeadline }).waitFor();
  return number;
}

const stateOf = async (number: string) =>
  (
    await inDatabase<{ status: string; phone_proved: boolean }>(
      'select status, phone_proved from orders where number = $1',
      [number],
    )
  )[0];

const looks: Look[] = [
  { language: 'ar', width: 360 },
  { language: 'en', width: 1280 },
];

for (const { language, width } of looks) {
  journey(
    `a guest above the limits confirms an order in cash by a code (${language}, ${width})`,
    async ({ arrive }) => {
      const visitor = await arrive({ language, width, still: true });
      const { page, complaints } = visitor;
      const say = words(language).order;
      const phone = newPhone();
      const number = await orderInCash(visitor, phone);
      const panel = page.getByRole('region', { name: say.codeTitle });
      await expectAccessible(visitor, [width]);

      await panel.getByRole('button', { name: say.codeSend }).click();
      const field = panel.getByLabel(say.codeLabel, { exact: true });
      await field.waitFor();
      expect(await page.evaluate<string>('document.activeElement?.id')).toBe('order-code');
      expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
      await expectAccessible(visitor, [width]);

      const code = /\d{6}/.exec((await messageTo(`+966${phone.slice(1)}`)).split('\n\n')[1] ?? '')?.[0] ?? '';
      complaints.allow(/422/);
      await field.fill(code === '000000' ? '111111' : '000000');
      await field.press('Enter');
      await panel.getByText(language === 'ar' ? 'الكود غير صحيح أو انتهت مدته' : 'The code is not right').waitFor();
      expect(await stateOf(number)).toEqual({ status: 'pending_payment', phone_proved: false });

      await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await field.press('Enter');
      await panel.waitFor({ state: 'detached' });
      expect(await stateOf(number)).toEqual({ status: 'confirmed', phone_proved: true });
      await expect.poll(() => page.evaluate<string>('document.activeElement?.id')).toBe('order-headline');
    },
  );
}

journey('a guest above the limits pays by card instead, and types nothing again, in Arabic', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page } = visitor;
  const phone = newPhone();
  const number = await orderInCash(visitor, phone);
  const others = page.getByRole('region', { name: words('ar').order.otherMeans });
  await others.getByRole('button').first().click();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/checkout'));
  expect(await stateOf(number)).toMatchObject({ status: 'cancelled' });
  await expect.poll(() => payment(page, 'online').isChecked()).toBe(true);
  await placeButton(visitor).click();
  await page.waitForURL(/\/pay\/demo\//);
  await page.getByRole('main').getByRole('button', { name: 'ادفع بنجاح' }).click();
  const paid = await orderNumber(page);
  expect(paid).not.toBe(number);
  await expect.poll(async () => (await stateOf(paid))?.status).toBe('confirmed');
});
