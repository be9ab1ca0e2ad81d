import { randomUUID } from 'node:crypto';
import type { MoneyActKind } from '@waha/contract';
import type { Actor, StaffActor } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { type Denial, deny, enforce, refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/outbox/index.ts';
import { countStaff } from '../../people/staff/index.ts';
import { insertAlert, type NewAlert } from './alerts.store.ts';
import { type MoneyCeilings, readMoneyCeilings } from './ceilings.store.ts';
import { mayAct, type Room } from './money-acts.policy.ts';
import { insertMoneyAct, raiseDay, raiseOrder, readActsFor, readUsed } from './money-acts.store.ts';
import { type Beneficiary, isOwnMoneyAct } from './own-account.ts';

/** An act of staff by which money leaves the shop, or what pays like money. */
export interface MoneyAct extends Beneficiary {
  kind: MoneyActKind;
  halalas: number;
  orderId: string | null;
  /** The request of somebody else that this act carries out. */
  approvalId?: string | undefined;
}

/**
 * Counts an act toward the sum of the day and of the order of whoever acts, in the transaction of the act. Refuses
 * `money_acts.approval_needed` (403) above a ceiling and `money_acts.own_account` (403) for an account of their own; what stands
 * out is kept for the owners and told. Acts of nothing, and of buyers, do not count.
 */
export async function recordMoneyAct(tx: Tx, actor: Actor, act: MoneyAct): Promise<void> {
  if (actor.kind !== 'staff' || act.halalas === 0) return;
  const isOwn = await isOwnMoneyAct(tx, actor.staffId, act);
  if (isOwn && actor.role !== 'owner') refuse('money_acts.own_account');
  const ceilings = await readMoneyCeilings(tx);
  const room = await roomOf(tx, actor, act.orderId, ceilings);
  const day = await raiseDay(tx, actor.staffId, act.halalas, room.day);
  if (day === undefined) return above(tx, actor, act, ceilings);
  await raiseWithin(tx, actor, act, room, ceilings);
  const { kind, halalas, orderId, customerId, approvalId = null } = act;
  await insertMoneyAct(tx, {
    id: randomUUID(),
    staffId: actor.staffId,
    kind,
    halalas,
    orderId,
    customerId,
    approvalId,
  });
  await tellWhatStandsOut(tx, actor, act, { ceilings, room, day, isOwn });
}

async function raiseWithin(tx: Tx, actor: StaffActor, act: MoneyAct, room: Room, ceilings: MoneyCeilings) {
  if (act.orderId === null) return enforce(mayAct(act.halalas, { ...room, day: null }));
  if ((await raiseOrder(tx, act.orderId, act.halalas, room.order)) === undefined)
    return above(tx, actor, act, ceilings);
}

/** Somebody else may have been counted meanwhile: what is left is read again. */
async function above(tx: Tx, actor: StaffActor, act: MoneyAct, ceilings: MoneyCeilings): Promise<never> {
  enforce(mayAct(act.halalas, await roomOf(tx, actor, act.orderId, ceilings)));
  return refuse('money_acts.approval_needed', { most: 0 });
}

/**
 * Whether an act would be refused, and how, as things stand: what would be is not offered. Buyers have no ceiling.
 */
export async function askMoneyAct(
  where: Database | Tx,
  actor: Actor,
  act: Pick<MoneyAct, 'halalas' | 'orderId' | 'customerId' | 'email'>,
): Promise<Denial | null> {
  if (actor.kind !== 'staff' || act.halalas === 0) return null;
  if (actor.role !== 'owner' && (await isOwnMoneyAct(where, actor.staffId, act))) return deny('money_acts.own_account');
  return mayAct(act.halalas, await roomOf(where, actor, act.orderId));
}

/** What a member of staff may send out today and of an order, and what counts against it. */
export async function roomOf(
  where: Database | Tx,
  { staffId, role }: Pick<StaffActor, 'staffId' | 'role'>,
  orderId: string | null,
  known?: MoneyCeilings,
): Promise<Room> {
  const ceilings = known ?? (await readMoneyCeilings(where));
  const used = await readUsed(where, staffId, orderId);
  const isFree = role === 'owner' && ceilings.day.owner !== null && (await isAlone(where));
  return {
    day: isFree ? null : ceilings.day[role],
    dayUsed: used.day,
    order: ceilings.order[role],
    orderUsed: used.order,
  };
}

/** An owner whom nobody else could approve for works on, and is told of what stands out all the same. */
async function isAlone(where: Database | Tx): Promise<boolean> {
  return (await countStaff(where, ['owner', 'manager'])) < 2;
}

interface Counted {
  ceilings: MoneyCeilings;
  room: Room;
  /** The sum of the day, this act in it. */
  day: number;
  isOwn: boolean;
}

async function tellWhatStandsOut(
  tx: Tx,
  { staffId }: StaffActor,
  { customerId, halalas }: MoneyAct,
  { ceilings, room, day, isOwn }: Counted,
): Promise<void> {
  // Whoever has no ceiling is told of from where a manager would be.
  const most = room.day ?? ceilings.day.owner ?? ceilings.day.manager;
  if (most !== null && most > 0 && day * 100 >= most * ceilings.alertPercent)
    await tell(tx, { kind: 'day_sum', staffId, customerId: null, halalas: day });
  if (isOwn) await tell(tx, { kind: 'own_account', staffId, customerId, halalas });
  if (customerId === null) return;
  const acts = await readActsFor(tx, staffId, customerId);
  if (acts.acts >= ceilings.alertActs)
    await tell(tx, { kind: 'many_acts', staffId, customerId, halalas: acts.halalas });
}

async function tell(tx: Tx, alert: Omit<NewAlert, 'id'>): Promise<void> {
  const id = randomUUID();
  if (await insertAlert(tx, { id, ...alert }))
    await publish(tx, [{ event: 'money_act.stood_out', payload: { alertId: id } }]);
}
