import { customerEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { customerInvariants } from './customers.invariants.ts';
import { customerRoutes } from './customers.routes.ts';
import { eraseCustomerData, exportNotes } from './erase-customer-data.ts';
import { customersProcessing } from './processing.ts';
import { customerRefusalTexts } from './refusals.ts';

export const customers = defineModule({
  name: 'customers',
  wing: 'people',
  processing: customersProcessing,
  uses: [
    'identity',
    'staff',
    'money-acts',
    'ledger',
    'points',
    'addresses',
    'customer-groups',
    'orders',
    'members',
    'affiliates',
    'segments',
  ],
  endpoints: customerEndpoints,
  refusals: customerRefusalTexts,
  handlers: customerRoutes,
  exportPersonalData: ({ db }) => ({ staff_notes: (customerId) => exportNotes(db, customerId) }),
  erase: () => eraseCustomerData,
  invariants: customerInvariants,
});
