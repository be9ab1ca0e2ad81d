export { moneyActEvents } from './events.ts';
export { moneyActRefusals } from './refusals.ts';
