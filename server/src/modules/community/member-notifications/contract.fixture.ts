import { memberNotificationEndpoints, memberNotificationKinds } from '@waha/contract';
import { moduleFixture } from '../../../openapi/walks/module-fixture.fixture.ts';
import { letIn } from '../../../testing/index.ts';

export const contractFixture = moduleFixture(memberNotificationEndpoints, {
  samples(world) {
    const asMember = async (parts: object = {}) => {
      await letIn(world.db, (await world.whoCalls()).id);
      return parts;
    };
    const kinds = Object.fromEntries(memberNotificationKinds.map((kind) => [kind, kind !== 'like']));
    return {
      'GET /community/notifications': { good: [() => asMember(), () => asMember({ query: { per_page: 1 } })] },
      'GET /community/notifications/unread': { good: [() => asMember()] },
      'POST /community/notifications/read': {
        good: [() => asMember(), () => asMember({ body: { ids: [1, 2] } })],
      },
      'GET /community/notifications/settings': { good: [() => asMember()] },
      'PUT /community/notifications/settings': {
        good: [() => asMember({ body: { kinds, daily_mail: true } })],
      },
    };
  },
  rows: {
    'GET /community/notifications': 'members',
    'GET /community/notifications/unread': 'members',
    'POST /community/notifications/read': 'members',
    'GET /community/notifications/settings': 'members',
    'PUT /community/notifications/settings': 'members',
  },
  staff: {},
});
