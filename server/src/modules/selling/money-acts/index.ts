export { listMoneyAlerts, type MoneyAlertRow, markAlertSeen, readMoneyAlert } from './alerts.store.ts';
export { type MoneyCeilings, readMoneyCeilings, saveMoneyCeilings } from './ceilings.store.ts';
export { leftToSend } from './money-acts.policy.ts';
export { isOwnMoneyAct } from './own-account.ts';
export { askMoneyAct, type MoneyAct, recordMoneyAct, roomOf } from './record-money-act.ts';
export { moneyActRefusalTexts } from './refusals.ts';
