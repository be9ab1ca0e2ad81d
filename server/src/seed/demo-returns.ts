import { type DemoReturn, demoStaffEmail } from '@waha/demo/accounts';
import { demoAffiliate } from '@waha/demo/affiliate';
import { findStaffByEmail } from '../modules/people/staff/index.ts';
import { type Database, inTransaction } from '../platform/database/index.ts';
import { callsAt, contextOf, type DemoShop } from './past-calls.ts';

/** A member of the demo's staff as the one who calls; undefined where the shop has replaced them. */
export async function staffContext(db: Database, role: 'owner' | 'manager') {
  const staff = await findStaffByEmail(db, demoStaffEmail(role));
  return staff && contextOf({ kind: 'staff', staffId: staff.id, sessionId: '', role: staff.role });
}

interface Back {
  /** Pieces of the first line of the order. */
  quantity: number;
  reason: DemoReturn['reason'];
  note?: string;
  /** True where the pieces have arrived and their price is paid back; otherwise the shop has yet to decide. */
  isDecided: boolean;
}

/** Staff return pieces of a guest's delivered order for the buyer. */
export async function takeBack(
  shop: DemoShop,
  orderId: string,
  { quantity, reason, note, isDecided }: Back,
  at: Date,
): Promise<void> {
  const { db } = shop;
  const calls = callsAt(shop, at);
  const owner = await staffContext(db, 'owner');
  if (!owner) return;
  const sought = { params: { id: orderId }, query: {}, body: undefined };
  const { items } = await calls['GET /orders/{id}'](sought, owner, undefined);
  const lines = [{ id: items[0]?.id ?? 0, quantity, reason }];
  const body = { order_id: orderId, lines, note, refund_to: 'original' as const, iban: demoAffiliate.iban };
  const asked = await inTransaction(db, (tx) =>
    calls['POST /returns']({ params: undefined, query: {}, body }, owner, tx),
  );
  if (!isDecided) return;
  const step = { params: { id: asked.id }, query: undefined };
  await inTransaction(db, (tx) => calls['POST /admin/returns/{id}/approve']({ ...step, body: {} }, owner, tx));
  await inTransaction(db, (tx) =>
    calls['POST /admin/returns/{id}/receive']({ ...step, body: { lines: [] } }, owner, tx),
  );
  const paid = { ...step, body: { bank_reference: 'DEMO-RETURN' } };
  await inTransaction(db, (tx) => calls['POST /admin/returns/{id}/refund'](paid, owner, tx));
}
