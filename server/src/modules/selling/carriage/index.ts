export { hostCarriers } from './host-carriers.ts';
