import { savedCardEndpoints } from '@waha/contract';
import {
  about,
  absentUuid,
  aSavedCard,
  moduleFixture,
  NOBODYS_UUID,
} from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(savedCardEndpoints, {
  samples: (world) => ({
    'GET /user/cards': {
      good: [
        async () => {
          await aSavedCard(world, await world.whoCalls());
          return {};
        },
      ],
    },
    'DELETE /user/cards/{id}': {
      good: [async () => ({ params: { id: await aSavedCard(world, await world.whoCalls()) } })],
      unknown: [absentUuid],
    },
  }),
  rows: {
    'GET /user/cards': 'own',
    'DELETE /user/cards/{id}': about(aSavedCard, NOBODYS_UUID),
  },
  staff: {},
});
