export { normalisePhone } from './normalise-phone.ts';
