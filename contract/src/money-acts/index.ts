export { moneyActRefusals } from './refusals.ts';
export { type MoneyActKind, type MoneyAlertKind, moneyActKinds, moneyAlertKinds } from './shapes.ts';
