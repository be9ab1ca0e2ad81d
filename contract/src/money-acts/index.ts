export { moneyActRefusals } from './refusals.ts';
