import { segmentEndpoints, segmentEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { deleteBirthday, readBirthday } from './birthdays.store.ts';
import { countingSubscribers } from './count-segments.ts';
import { segmentsProcessing } from './processing.ts';
import { segmentRefusalTexts } from './refusals.ts';
import { segmentRoutes } from './segments.routes.ts';

export const segments = defineModule({
  name: 'segments',
  wing: 'people',
  uses: ['identity', 'staff'],
  endpoints: segmentEndpoints,
  refusals: segmentRefusalTexts,
  sends: segmentEvents,
  handlers: segmentRoutes,
  processing: segmentsProcessing,
  hears: countingSubscribers,
  exportPersonalData: ({ db }) => ({
    birthday: async (customerId) => (await readBirthday(db, customerId)) ?? null,
  }),
  erase: () => deleteBirthday,
});
