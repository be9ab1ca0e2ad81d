import { moneyActEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { moneyActInvariants } from './money-acts.invariants.ts';
import { anonymiseActs } from './money-acts.store.ts';
import { moneyActsProcessing } from './processing.ts';
import { moneyActRefusalTexts } from './refusals.ts';

export const moneyActs = defineModule({
  name: 'money-acts',
  wing: 'selling',
  processing: moneyActsProcessing,
  sends: moneyActEvents,
  uses: ['identity', 'staff'],
  refusals: moneyActRefusalTexts,
  erase: () => anonymiseActs,
  invariants: moneyActInvariants,
});
