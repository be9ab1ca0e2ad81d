import { randomUUID } from 'node:crypto';
import type { MoneyActKind } from '@waha/contract';
import type { Actor, StaffActor } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { type Denial, deny, enforce, refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { countStaff } from '../../people/staff/index.ts';
import { insertAlert, type NewAlert } from './alerts.store.ts';
import { type MoneyCeilings, readMoneyCeilings } from './ceilings.store.ts';
import { type Allowance, withinAllowance } from './money-acts.policy.ts';
import { insertMoneyAct, raiseDay, raiseOrder, readActsFor, readUsed } from './money-acts.store.ts';
import { type Beneficiary, isSelfDealing } from './self-dealing.ts';

/** An act of staff that sends out money or store credit. */
export interface MoneyAct extends Beneficiary {
  kind: MoneyActKind;
  halalas: number;
  orderId: string | null;
  /** The approval request this act executes. */
  approvalId?: string | undefined;
}

/**
 * Counts an act toward the actor's daily sum and the order's sum, in the transaction of the act. Refuses
 * `money_acts.approval_needed` (403) above a ceiling and `money_acts.own_account` (403) for the actor's own account.
 * Unusual acts raise an alert for the owners. Acts of amount 0 and acts of buyers are not counted.
 */
export async function recordMoneyAct(tx: Tx, actor: Actor, act: MoneyAct): Promise<void> {
  if (actor.kind !== 'staff' || act.halalas === 0) return;
  const isOwn = await isSelfDealing(tx, actor.staffId, act);
  if (isOwn && actor.role !== 'owner') refuse('money_acts.own_account');
  const ceilings = await readMoneyCeilings(tx);
  const allowance = await readAllowance(tx, actor, act.orderId, ceilings);
  const day = await raiseDay(tx, actor.staffId, act.halalas, allowance.day);
  if (day === undefined) return refuseAboveCeiling(tx, actor, act, ceilings);
  await raiseOrderSum(tx, actor, act, allowance, ceilings);
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
  await raiseAlerts(tx, actor, act, { ceilings, allowance, day, isOwn });
}

async function raiseOrderSum(tx: Tx, actor: StaffActor, act: MoneyAct, allowance: Allowance, ceilings: MoneyCeilings) {
  if (act.orderId === null) return enforce(withinAllowance(act.halalas, { ...allowance, day: null }));
  if ((await raiseOrder(tx, act.orderId, act.halalas, allowance.order)) === undefined)
    return refuseAboveCeiling(tx, actor, act, ceilings);
}

/** A concurrent act may have been counted meanwhile, so the allowance is read again. */
async function refuseAboveCeiling(tx: Tx, actor: StaffActor, act: MoneyAct, ceilings: MoneyCeilings): Promise<never> {
  enforce(withinAllowance(act.halalas, await readAllowance(tx, actor, act.orderId, ceilings)));
  return refuse('money_acts.approval_needed', { most: 0 });
}

/** Denial of an act as things stand, or null; actions that would be denied are not offered. Buyers have no ceiling. */
export async function checkMoneyAct(
  where: Database | Tx,
  actor: Actor,
  act: Pick<MoneyAct, 'halalas' | 'orderId' | 'customerId' | 'email'>,
): Promise<Denial | null> {
  if (actor.kind !== 'staff' || act.halalas === 0) return null;
  if (actor.role !== 'owner' && (await isSelfDealing(where, actor.staffId, act))) return deny('money_acts.own_account');
  return withinAllowance(act.halalas, await readAllowance(where, actor, act.orderId));
}

/** Ceilings of a staff member, for today and for an order, and the sums counted against them. */
export async function readAllowance(
  where: Database | Tx,
  { staffId, role }: Pick<StaffActor, 'staffId' | 'role'>,
  orderId: string | null,
  known?: MoneyCeilings,
): Promise<Allowance> {
  const ceilings = known ?? (await readMoneyCeilings(where));
  const used = await readUsed(where, staffId, orderId);
  const isFree = role === 'owner' && ceilings.day.owner !== null && (await hasNoApprover(where));
  return {
    day: isFree ? null : ceilings.day[role],
    dayUsed: used.day,
    order: ceilings.order[role],
    orderUsed: used.order,
  };
}

/** True for an owner without a second approver: they work without a ceiling, but still raise alerts. */
async function hasNoApprover(where: Database | Tx): Promise<boolean> {
  return (await countStaff(where, ['owner', 'manager'])) < 2;
}

interface Counted {
  ceilings: MoneyCeilings;
  allowance: Allowance;
  /** Sum of the day, including this act. */
  day: number;
  isOwn: boolean;
}

async function raiseAlerts(
  tx: Tx,
  { staffId }: StaffActor,
  { customerId, halalas }: MoneyAct,
  { ceilings, allowance, day, isOwn }: Counted,
): Promise<void> {
  // Actors without a ceiling raise alerts at the threshold of a manager.
  const most = allowance.day ?? ceilings.day.owner ?? ceilings.day.manager;
  if (most !== null && most > 0 && day * 100 >= most * ceilings.alertPercent)
    await raiseAlert(tx, { kind: 'day_sum', staffId, customerId: null, halalas: day });
  if (isOwn) await raiseAlert(tx, { kind: 'own_account', staffId, customerId, halalas });
  if (customerId === null) return;
  const acts = await readActsFor(tx, staffId, customerId);
  if (acts.acts >= ceilings.alertActs)
    await raiseAlert(tx, { kind: 'many_acts', staffId, customerId, halalas: acts.halalas });
}

async function raiseAlert(tx: Tx, alert: Omit<NewAlert, 'id'>): Promise<void> {
  const id = randomUUID();
  if (await insertAlert(tx, { id, ...alert })) await publish(tx, 'money_act.stood_out', { alertId: id });
}
