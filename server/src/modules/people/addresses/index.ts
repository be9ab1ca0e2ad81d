export { presentAddress } from './addresses.routes.ts';
export { type AddressRow, listAddresses, readAddress } from './addresses.store.ts';
export { companyOf, type StoredCompany, storedCompany } from './company.ts';
export { type Doorstep, houseOf, type PlaceNames, presentDoorstep } from './national-address.ts';
