import type { AdminOrder, AdminOrderSummary } from '@waha/contract';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { sendTo } from '../support/shop-api.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { asStaff } from '../support/staff.ts';
import { hire, workAs } from '../support/staff-browser.ts';

const MOST_TAPS = 10;
const way = { shipping_method: 'standard', payment_method: 'cash_on_delivery' };

/** Five orders in cash of buyers of one family, each with a phone of its own. Returns their numbers, by their phones. */
async function placeFive(family: string): Promise<string[]> {
  const { url } = shopUnderTest();
  const { id } = await findProduct('match-football');
  const lines = [{ product_id: id, quantity: 1 }];
  const { total } = await sendTo<{ total: number }>(url, '/orders/quote', { lines, city_id: 1, ...way });
  const numbers: string[] = [];
  for (let at = 0; at < 5; at += 1) {
    const phone = `05${String(Date.now()).slice(-7)}${at}`;
    const contact = { first_name: 'سعد', last_name: family, phone };
    const address = { city_id: 1, street: 'شارع العليا' };
    const body = { lines, contact, address, ...way, expected_total: total };
    numbers.push((await sendTo<{ number: string }>(url, '/orders', body)).number);
  }
  return numbers;
}

for (const [language, width, other] of [
  ['ar', 360, 1280],
  ['en', 1280, 360],
] as const) {
  journey(
    `five orders are packed and sent in ten taps at most, their numbers scanned (${language}, ${width})`,
    async ({ arrive }) => {
      const { orders: say, common } = adminTexts[language];
      const family = `Scan${Date.now().toString(36)}`;
      const numbers = await placeFive(family);
      const visitor = await arrive({ language, width });
      const { page } = visitor;
      const main = page.getByRole('main');
      await workAs(visitor, await hire('fulfilment'), language);
      let taps = 0;
      const tap = async (target: Locator) => {
        taps += 1;
        await target.click();
      };

      await page.goto(`/admin/orders?q=${family}`);
      await expect.poll(() => main.getByRole('link', { name: /^WH-/ }).count()).toBe(5);
      if (width < 1_000) {
        await tap(main.getByRole('checkbox', { name: common.choose }).first());
        await tap(main.getByRole('button', { name: common.chooseAll }));
      } else {
        await tap(main.getByRole('checkbox', { name: common.chooseAll }));
      }
      await expectAccessible(visitor, [width, other]);
      await tap(main.getByRole('button', { name: say.pack }));
      await tap(main.getByRole('button', { name: say.sendChosen }));
      const list = main.getByRole('list', { name: say.sendManyTitle });
      await expect.poll(() => list.getByRole('listitem').count()).toBe(5);
      await tap(main.getByRole('group', { name: common.carriers }).getByRole('button').first());
      await main.getByLabel(say.scanNumbers).focus();
      for (const number of numbers) {
        await page.keyboard.type(`SM-${number}`);
        await page.keyboard.press('Enter');
        await list.locator(`input[value="SM-${number}"]`).waitFor();
      }
      await expectAccessible(visitor, [width, other]);
      await tap(main.getByRole('button', { name: /^(?:أرسل|Send) 5/ }));
      await main.getByText(say.nothingToSend, { exact: true }).waitFor();
      await expectAccessible(visitor, [width, other]);
      expect(taps).toBeLessThanOrEqual(MOST_TAPS);
      process.stdout.write(`five orders packed and sent at ${width} px: ${taps} taps\n`);

      const { data } = await asStaff<{ data: AdminOrderSummary[] }>('owner', `GET /admin/orders?q=${family}`);
      expect(data.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'shipped'));
      const one = data[0];
      const sent = await asStaff<AdminOrder>('owner', `GET /admin/orders/${one?.id}`);
      const { tracking_url: address } = sent.shipments[0] ?? {};
      expect(sent.carrier_number).toMatch(/^SM-WH-/);
      expect(address).toContain(sent.carrier_number);
      await page.goto(`/admin/orders/${one?.id}`);
      const tracking = main.getByRole('link', { name: sent.carrier_number ?? '' });
      expect(await tracking.getAttribute('href')).toBe(address);
      expect(await main.getByRole('link', { name: one?.phone ?? '' }).getAttribute('href')).toBe(`tel:${one?.phone}`);
      const whatsApp = main.getByRole('link', { name: say.whatsApp });
      await expect.poll(() => whatsApp.getAttribute('href')).toContain(encodeURIComponent(one?.number ?? ''));
    },
  );
}

journey(
  'the scanned number of an order adds it to those that are sent, and slips are four to a page',
  async ({ arrive }) => {
    const { orders: say } = adminTexts.ar;
    const family = `Slip${Date.now().toString(36)}`;
    const [first = '', second = '', ...others] = await placeFive(family);
    const { data } = await asStaff<{ data: AdminOrderSummary[] }>('owner', `GET /admin/orders?q=${family}`);
    const ids = data.map(({ id }) => id);
    await asStaff('owner', 'POST /admin/orders/pack', { ids });
    const visitor = await arrive({ language: 'ar', width: 1280 });
    const { page } = visitor;
    const main = page.getByRole('main');
    await workAs(visitor, await hire('fulfilment'), 'ar');

    await page.goto('/admin/orders/send');
    const box = main.getByLabel(say.scanNumbers);
    for (const scanned of [first, 'SM-1', second.toLowerCase(), 'SM-2', first, 'SM-1b']) {
      await box.fill(scanned);
      await box.press('Enter');
      const shown = /^wh-/i.test(scanned)
        ? main.getByText(scanned.toUpperCase())
        : main.locator(`[value="${scanned}"]`);
      await shown.first().waitFor();
    }
    await main.getByRole('button', { name: 'أرسل طلبين' }).click();
    await main.getByText(say.nothingToSend, { exact: true }).waitFor();
    const sent = await asStaff<{ data: AdminOrderSummary[] }>('owner', `GET /admin/orders?q=${family}&status=shipped`);
    expect(sent.data.map(({ number }) => number).toSorted()).toEqual([first, second].toSorted());

    // Three are left: one page of things to take, and one of slips.
    await page.goto(`/admin/orders/print?ids=${ids.join(',')}`);
    for (const number of others) await main.getByRole('heading', { name: number }).waitFor();
    const pagesOf = async () =>
      (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    expect(await pagesOf()).toBe(2);
    await main.getByRole('button', { name: say.perPage_1 }).click();
    expect(await pagesOf()).toBe(4);
    await expectAccessible(visitor, [1280]);
  },
);
