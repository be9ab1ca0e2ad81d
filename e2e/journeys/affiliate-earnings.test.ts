import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { press } from '../support/admin-steps.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { putInCart } from '../support/cart-line.ts';
import { buy, buyers, fillDetails, payWithCredit } from '../support/checkout-steps.ts';
import { askForReturn, bringHome, haveDelivered, signIn, signInHere } from '../support/customer.ts';
import { findProduct } from '../support/demo-shop.ts';
import { commissionsOf, letDaysPass } from '../support/earnings.ts';
import { journey } from '../support/journey.ts';
import { readFrom } from '../support/shop-api.ts';
import { inDatabase } from '../support/shop-database.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { asStaff } from '../support/staff.ts';
import { hire, workAs } from '../support/staff-browser.ts';
import type { Visitor } from '../support/visitor.ts';
import { opening, words } from '../support/words.ts';

interface Applied {
  id: number;
  code: string;
}

/** Applies on the page; staff approve the application in the admin. */
async function takePart(applicant: Visitor, staff: Visitor, userId: string): Promise<Applied> {
  const { page, language } = applicant;
  const { applying } = words(language);
  await applicant.open('/affiliate/apply');
  await page.locator('#channel-0').fill('instagram.com/noura');
  await page.locator('#audience').fill('محبّو القهوة والعود');
  await page.getByLabel(applying.agree).check();
  await page.getByRole('button', { name: applying.send }).click();
  await page.getByRole('heading', { name: applying.pending }).waitFor();
  const [made] = await inDatabase<Applied & Record<string, unknown>>(
    'select id, code from affiliates where customer_id = $1',
    [userId],
  );
  if (!made) throw new Error('nobody applied');
  const { affiliates } = adminTexts[language];
  await staff.page.goto(`/admin/affiliates/${made.id}`);
  await press(staff, affiliates.approve);
  await staff.page.getByText(affiliates.approved).waitFor();
  return made;
}

/** A withdrawal is approved by one of the staff and paid by another, under the bank's reference. */
async function payOut(approver: Visitor, payer: Visitor, affiliateId: number, reference: string): Promise<void> {
  const { affiliates } = adminTexts[payer.language];
  const list = `/admin/affiliates/withdrawals?affiliate_id=${affiliateId}`;
  await approver.page.goto(list);
  await press(approver, affiliates.approveWithdrawal);
  await approver.page.getByText(affiliates.withdrawalApproved).waitFor();
  await payer.page.goto(list);
  await press(payer, affiliates.markPaid);
  const dialog = payer.page.getByRole('dialog');
  await dialog.getByLabel(affiliates.reference).fill(reference);
  await dialog.getByRole('button', { name: affiliates.markPaid, exact: true }).click();
  await payer.page.getByText(affiliates.withdrawalPaid).waitFor();
}

/** Cells of a CSV line of numbers; a quoted cell may contain commas. */
const cellsOf = (line: string) =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('"', ''));

for (const [language, width] of [
  ['ar', 360],
  ['en', 1280],
] as const) {
  journey(
    `orders of a guest and of who signs in later bring points, which are bought with and paid out (${language}, ${width})`,
    async ({ arrive }) => {
      const staff = await arrive({ language, width, still: true });
      await workAs(staff, await hire('owner'), language);
      const affiliate = await arrive({ language, width, still: true });
      const { token, user } = await signIn(affiliate);
      const made = await takePart(affiliate, staff, user.id);
      // With the same email address, the guest's order would count as the affiliate's own.
      await inDatabase('update customers set email = $2 where id = $1', [
        user.id,
        `${made.code}@example.com`.toLowerCase(),
      ]);
      const { earnings } = words(language);
      const { page } = affiliate;

      // One guest buys; one visitor arrives by the link, signs in and orders through another client.
      const guest = await arrive({ language, width, still: true });
      await guest.open(`/?ref=${made.code}`);
      await expect.poll(() => remembered(guest)).toBe(made.code);
      await putInCart(guest, await findProduct('slim-laptop-14'));
      const number = await buy(guest);
      const later = await arrive({ language, width, still: true });
      await later.open(`/offers?ref=${made.code}`);
      await expect.poll(() => remembered(later)).toBe(made.code);
      const buyer = await signInHere(later);
      await expect.poll(() => boundTo(buyer.user.id)).toBe(made.id);
      const book = await findProduct('book-saudi-kitchen');
      const bound = await haveDelivered(buyer.token, book.id, 6);
      const [order] = await inDatabase<{ id: string }>('select id from orders where number = $1', [number]);
      await bringHome(order?.id ?? '');
      await expect.poll(() => statesOf(made.id), { timeout: 15_000 }).toEqual(['pending', 'pending']);

      const mine = () => commissionsOf(made.id);
      const [first, second] = byOrder(await mine(), order?.id ?? '', bound.id);
      await affiliate.open('/affiliate/dashboard');
      await page.getByText(earnings.pendingHint).waitFor();
      await affiliate.open('/affiliate/dashboard?show=orders');
      await expect.poll(() => page.getByRole('main').getByText(opening(earnings.yoursFrom)).count()).toBe(2);

      await letDaysPass(made.id);
      expect(await statesOf(made.id)).toEqual(['posted', 'posted']);

      // One of six pieces is returned, and its points are revoked.
      const { id: returnId } = await askForReturn(buyer.token, bound.id);
      await asStaff('owner', `POST /admin/returns/${returnId}/approve`);
      await asStaff('owner', `POST /admin/returns/${returnId}/receive`, { lines: [] });
      await asStaff('owner', `POST /admin/returns/${returnId}/refund`);
      const price = Math.round((book.sale_price ?? book.price) * 100);
      expect(second).toBe(pointsFor(price * 6));
      const kept = pointsFor(price * 5);
      await expect
        .poll(async () => byOrder(await mine(), order?.id ?? '', bound.id)[1], { timeout: 15_000 })
        .toBe(kept);
      const points = first + kept;

      await affiliate.open('/affiliate/dashboard?show=money');
      const main = page.getByRole('main');
      const convert = main.locator('section').filter({ hasText: earnings.convertTitle });
      // Fewer points than the minimum: the refusal is shown at once, and the typed value remains.
      affiliate.complaints.allow(/422/);
      await page.locator('#convert-points').fill('5');
      await convert.getByRole('radio', { name: earnings.intoCredit }).check();
      await convert.getByRole('button', { name: earnings.convert, exact: true }).click();
      await convert.getByRole('alert').filter({ hasText: /\d/ }).waitFor();
      expect(await page.locator('#convert-points').inputValue()).toBe('5');
      await page.locator('#convert-points').fill('100');
      await convert.getByRole('button', { name: earnings.convert, exact: true }).dblclick();
      await page.getByText(earnings.convertedToCredit).first().waitFor();
      const credit = () => readFrom<{ balance: number }>(shopUnderTest().url, '/user/store-credit', token);
      expect(await credit(), 'a double click converts once').toMatchObject({ balance: 10 });
      await buyWithCredit(affiliate);
      expect(await credit()).toMatchObject({ balance: 0 });

      await affiliate.open('/affiliate/dashboard?show=money');
      await expect.poll(() => page.locator('#convert-points').inputValue()).toBe('');
      await page.locator('#convert-points').fill('1000');
      await convert.getByRole('radio', { name: earnings.intoCash }).check();
      await convert.getByRole('button', { name: earnings.convert, exact: true }).click();
      await page.getByText(earnings.convertedToCash).first().waitFor();

      const withdraw = main.locator('form').filter({ hasText: earnings.payTo });
      await page.locator('#withdraw-amount').fill('100');
      await page.locator('#withdraw-iban').fill('SA03 8000 0000 6080 1016 7518');
      await page.locator('#withdraw-name').fill('نورة العتيبي');
      await withdraw.getByRole('button', { name: earnings.withdraw, exact: true }).click();
      await withdraw
        .getByRole('alert')
        .filter({ hasText: /IBAN|آيبان/ })
        .waitFor();
      expect(await page.locator('#withdraw-name').inputValue()).toBe('نورة العتيبي');
      await page.locator('#withdraw-iban').fill('SA03 8000 0000 6080 1016 7519');
      await withdraw.getByRole('button', { name: earnings.withdraw, exact: true }).click();
      await page.getByText(earnings.withdrawalAsked).first().waitFor();
      const manager = await arrive({ language, width, still: true });
      await workAs(manager, await hire('manager'), language);
      await payOut(staff, manager, made.id, 'TRX-900');
      await page.reload();
      await main.getByText('TRX-900').waitFor();

      // The amounts of the statement add up.
      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: earnings.saveCsv }).click();
      const paper = (await readFile(await (await download).path(), 'utf8')).replace('\ufeff', '');
      expect(paper).toContain('100.00');
      expect(paper.split(/\r?\n/).flatMap(cellsOf)).toContain(String(points - 1_100));

      await affiliate.open('/affiliate/dashboard');
      await main.getByText(earnings.paidOutHint).waitFor();
      expect(await main.locator('dl').first().textContent()).toContain('100.00');
    },
  );
}

/** Five percent of the price paid for goods, without the contained VAT of 15 %, as whole points of 0.10 SAR. */
const pointsFor = (halalas: number) => Math.floor(((halalas - Math.round((halalas * 15) / 115)) * 5) / 100 / 10);

const remembered = ({ page }: Visitor) =>
  page.evaluate<string | undefined>(`JSON.parse(localStorage.getItem('referral') ?? '{}')?.referral?.code`);

const statesOf = async (affiliateId: number) => (await commissionsOf(affiliateId)).map(({ state }) => state);

const byOrder = (all: Awaited<ReturnType<typeof commissionsOf>>, ...orders: string[]) =>
  orders.map((id) => all.find((one) => one.order_id === id)?.points ?? -1) as [number, number];

async function boundTo(customerId: string): Promise<number | undefined> {
  const [row] = await inDatabase<{ affiliate_id: number }>(
    'select affiliate_id from affiliate_bindings where customer_id = $1',
    [customerId],
  );
  return row?.affiliate_id;
}

/** Pays ten riyals of an order with the converted credit. */
async function buyWithCredit(visitor: Visitor): Promise<void> {
  await putInCart(visitor, await findProduct('book-saudi-kitchen'));
  await visitor.open('/checkout');
  await fillDetails(visitor, buyers[visitor.language]);
  const number = await payWithCredit(visitor);
  const [order] = await inDatabase('select store_credit_halalas::int as paid from orders where number = $1', [number]);
  expect(order).toEqual({ paid: 1_000 });
}
