export { countryOfPhone } from './country-of-phone.ts';
export { normalisePhone } from './normalise-phone.ts';
export { shopPhone } from './shop-phone.ts';
