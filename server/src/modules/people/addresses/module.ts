import { addressEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { addressRoutes } from './addresses.routes.ts';
import { deleteAddresses, listAddresses } from './addresses.store.ts';
import { deleteCompany, readCompany } from './companies.store.ts';
import { addressesProcessing } from './processing.ts';
import { addressRefusalTexts } from './refusals.ts';

export const addresses = defineModule({
  name: 'addresses',
  wing: 'people',
  processing: addressesProcessing,
  uses: ['identity', 'locations'],
  endpoints: addressEndpoints,
  refusals: addressRefusalTexts,
  handlers: addressRoutes,
  exportPersonalData: ({ db }) => ({
    addresses: (customerId) => listAddresses(db, customerId),
    company: (customerId) => readCompany(db, customerId),
  }),
  erase: () => async (tx, customerId) => {
    await deleteAddresses(tx, customerId);
    await deleteCompany(tx, customerId);
  },
});
