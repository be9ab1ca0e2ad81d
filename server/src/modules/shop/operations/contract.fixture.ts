import { randomUUID } from 'node:crypto';
import { operationsEndpoints } from '@waha/contract';
import { moduleFixture, plain } from '../../../openapi/walks/module-fixture.fixture.ts';
import { listFailures } from '../../../platform/jobs/index.ts';
import { makeDeadJob } from '../../../testing/index.ts';

export const contractFixture = moduleFixture(operationsEndpoints, {
  samples: (world) => ({
    'GET /admin/failed-jobs': plain,
    'GET /admin/backups': plain,
    'POST /admin/failed-jobs/{id}/retry': {
      good: [
        async () => {
          const queue = `orders.mail-${randomUUID()}`;
          await makeDeadJob(world.db, queue);
          const made = (await listFailures(world.db, 100)).find((job) => job.queue === queue);
          return { params: { id: made?.id } };
        },
      ],
      refused: [['operations.no_dead_job', { params: { id: 999_999_999 } }]],
    },
  }),
  rows: {},
  staff: {
    'GET /admin/failed-jobs': ['owner', 'manager'],
    'GET /admin/backups': ['owner', 'manager'],
    'POST /admin/failed-jobs/{id}/retry': ['owner', 'manager'],
  },
});
