import { moderationEndpoints, moderationEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { moderationProcessing } from './processing.ts';
import { moderationRefusalTexts } from './refusals.ts';
import { eraseReporter, exportReports } from './report.ts';

export const moderation = defineModule({
  name: 'moderation',
  wing: 'community',
  processing: moderationProcessing,
  uses: ['search', 'uploads', 'staff', 'reviews', 'members', 'posts'],
  endpoints: moderationEndpoints,
  refusals: moderationRefusalTexts,
  sends: moderationEvents,
  handlers: moderationRoutes,
  exportPersonalData: ({ db }) => ({ reports: (customerId) => exportReports(db, customerId) }),
  erase: () => eraseReporter,
});
