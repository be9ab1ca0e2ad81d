import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { openOrdersShop, unstamped } from '../../../testing/index.ts';
import { readStoreIdentity, saveStoreIdentity } from '../../shop/settings/index.ts';
import { issueInvoice } from '../invoices/index.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;
beforeAll(async () => {
  world = await openOrdersShop();
});
afterAll(() => world.close());

const company = {
  name: 'شركة الأفق للتقنية',
  vat_number: '٣٩٩٩٩٩٩٩٩٩٠٠٠٠٣',
  address: { street: 'طريق الملك فهد', building: '8121', district: 'العليا', city: 'الرياض', postal_code: '12211' },
};
const kept = { ...company, vat_number: '399999999900003', registration: null };
const show = async (id: string) => (await world.as(`GET /admin/orders/${id}`)).body.data;
const name = async (id: string, to: object | null, version: number) =>
  world.as(`PUT /admin/orders/${id}/company`, { company: to, version });

test('staff name the company of an order, and the buyer again, until its invoice is issued', async () => {
  const { id } = await world.placed({ payment_method: 'bank_transfer' });
  const { version, may } = await show(id);
  expect(may.invoice_to).toBe(true);
  const { status, body } = await name(id, company, version);
  expect([status, body.data.company]).toEqual([200, kept]);
  expect(body.data.timeline).toContainEqual(
    expect.objectContaining({ kind: 'edit', label: 'تغيّر من تصدر الفاتورة باسمه' }),
  );
  const late = await name(id, null, version);
  expect(late.body).toMatchObject({ code: 'conflict.changed', details: { company: kept } });
  expect((await name(id, null, body.data.version)).body.data.company).toBeNull();
  const { rows } = await sql.rows({ told: sql.text })`
    select before::text || after::text as told from staff_audit where action = 'orders.company_changed' order by id
  `.execute(world.database.db);
  expect(rows).toHaveLength(2);
  expect(rows[0]?.told).toMatch(/"is_company": false.*"is_company": true/);
  // It is erased with the account, and the audit is permanent.
  expect(JSON.stringify(rows)).not.toContain('الأفق');
});

test('what is typed wrong is refused at its field, and so is the number of the shop itself', async () => {
  const { id } = await world.placed({ payment_method: 'bank_transfer' });
  const { version } = await show(id);
  const wrong = { ...company, vat_number: '12', address: { ...company.address, postal_code: '1' } };
  expect(Object.keys((await name(id, wrong, version)).body.errors).toSorted()).toEqual([
    'company.address.postal_code',
    'company.vat_number',
  ]);
  await inTransaction(world.database.db, async (tx) =>
    saveStoreIdentity(tx, { ...(await readStoreIdentity(tx)), vatNumber: kept.vat_number }),
  );
  const own = await name(id, company, version);
  expect([own.status, Object.keys(own.body.errors)]).toEqual([422, ['company.vat_number']]);
  await inTransaction(world.database.db, async (tx) =>
    saveStoreIdentity(tx, { ...(await readStoreIdentity(tx)), vatNumber: '' }),
  );
});

test('once its invoice is issued it names another no more, also where both happen at once', async () => {
  const { id } = await world.placed();
  await name(id, company, (await show(id)).version);
  await issueInvoice(unstamped(world.database.db), id, new Date());
  const { version, may } = await show(id);
  expect(may.invoice_to).toBe(false);
  expect((await name(id, null, version)).body.code).toBe('invoices.already_issued');
  for (let time = 0; time < 10; time += 1) {
    const order = await world.placed();
    const { version: seen } = await show(order.id);
    const [invoice, named] = await Promise.all([
      issueInvoice(unstamped(world.database.db), order.id, new Date()),
      name(order.id, company, seen),
    ]);
    const { company: now } = await show(order.id);
    expect([named.status === 200, now]).toEqual(invoice?.buyer ? [true, kept] : [false, null]);
  }
});
