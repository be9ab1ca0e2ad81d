export { listMoneyAlerts, type MoneyAlertRow, markAlertSeen, readMoneyAlert } from './alerts.store.ts';
export { type MoneyCeilings, readMoneyCeilings, saveMoneyCeilings } from './ceilings.store.ts';
export { remainingAllowance } from './money-acts.policy.ts';
export { checkMoneyAct, type MoneyAct, readAllowance, recordMoneyAct } from './record-money-act.ts';
export { moneyActRefusalTexts } from './refusals.ts';
export { isSelfDealing } from './self-dealing.ts';
