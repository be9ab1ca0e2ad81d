import { randomUUID } from 'node:crypto';
import { staffEndpoints } from '@waha/contract';
import {
  ALL_STAFF,
  absentUuid,
  dataOf,
  moduleFixture,
  NEW_PASSWORD,
  NOBODYS_UUID,
  plain,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { sql } from '../../../platform/database/index.ts';
import { makeStaff, PASSWORD } from '../../../testing/index.ts';
import { hashSecret, newSecret } from '../identity/index.ts';
import { stepOf, totpCode } from './index.ts';

const both = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };

/** Each body is sent by a role that may send it. */
export const contractFixture = moduleFixture(staffEndpoints, {
  samples(world) {
    const newcomer = () => ({ email: `${randomUUID()}@example.com`, name: 'ريم الدوسري', role: 'support' });
    const login = async (isEnrolled: boolean) => {
      const { email } = await makeStaff(world.db, 'support', { isEnrolled });
      return { body: { email, password: PASSWORD } };
    };
    const secondStep = async () => {
      const { email, totpSecret } = await makeStaff(world.db, 'support');
      const answer = await world.send('POST /admin/auth/login', { body: { email, password: PASSWORD } });
      return { body: { challenge: dataOf(answer, 'challenge'), code: totpCode(totpSecret, stepOf(new Date())) } };
    };
    const firstOwner = async () => {
      const { secret: key } = newSecret();
      await sql`insert into setup_keys values (${hashSecret(key)}, now() + interval '1 day')`.execute(world.db);
      const { role: _, ...body } = newcomer();
      return { body: { ...body, ...both, key } };
    };
    /** A session of this world's owner other than the one that makes the call. */
    const mySession = async () => {
      const headers = await world.staffOf('owner');
      const sessions = dataOf(await world.send('GET /admin/auth/sessions', { headers }));
      const current = Array.isArray(sessions) ? sessions.find((session) => session.is_current) : undefined;
      return { params: { id: current?.id } };
    };
    const somebody = async () => ({ params: { id: (await makeStaff(world.db, 'support')).id } });
    return {
      'POST /admin/setup/owner': {
        good: [firstOwner],
        refused: [['staff.setup_over', { body: { ...newcomer(), ...both, key: 'x'.repeat(43), role: undefined } }]],
      },
      'POST /admin/setup/key': { good: [() => ({ body: { key: 'x'.repeat(43) } })] },
      'POST /admin/auth/login': {
        good: [() => login(true), () => login(false)],
        refused: [['staff.credentials_wrong', { body: { email: 'nobody@example.com', password: 'not the one' } }]],
      },
      'POST /admin/auth/totp': {
        good: [secondStep],
        refused: [['staff.challenge_invalid', { body: { challenge: 'x'.repeat(43), code: '123456' } }]],
      },
      'POST /admin/auth/logout': plain,
      'GET /admin/auth/me': plain,
      'GET /admin/auth/sessions': plain,
      'DELETE /admin/auth/sessions/{id}': { good: [mySession] },
      'POST /admin/auth/shop-pass': plain,
      'POST /admin/auth/password': {
        good: [() => ({ body: { current_password: PASSWORD, password: PASSWORD, password_confirmation: PASSWORD } })],
        refused: [['auth.password_wrong', { body: { current_password: 'not the one', ...both } }]],
      },
      'GET /admin/staff': plain,
      'POST /admin/staff': { good: [() => ({ body: newcomer() })] },
      'PATCH /admin/staff/{id}': {
        good: [
          async () => ({ ...(await somebody()), body: { name: 'ريم', role: 'moderator' } }),
          async () => ({ ...(await somebody()), body: { status: 'suspended' } }),
        ],
        unknown: [{ ...absentUuid, body: { name: 'ريم' } }],
      },
      'POST /admin/staff/{id}/reset': { good: [somebody], unknown: [absentUuid] },
      'GET /admin/audit': {
        good: [
          () => ({}),
          () => ({ query: { cursor: 9, per_page: 2, actor_id: NOBODYS_UUID, action: 'staff.added' } }),
        ],
      },
    };
  },
  rows: {
    'POST /admin/setup/owner': 'anybody',
    'POST /admin/setup/key': 'anybody',
    'POST /admin/auth/login': 'anybody',
    'POST /admin/auth/totp': 'anybody',
  },
  staff: {
    'POST /admin/auth/logout': ALL_STAFF,
    'GET /admin/auth/me': ALL_STAFF,
    'GET /admin/auth/sessions': ALL_STAFF,
    'DELETE /admin/auth/sessions/{id}': ALL_STAFF,
    'POST /admin/auth/shop-pass': ALL_STAFF,
    'POST /admin/auth/password': ALL_STAFF,
    'GET /admin/staff': ['owner'],
    'POST /admin/staff': ['owner'],
    'PATCH /admin/staff/{id}': ['owner'],
    'POST /admin/staff/{id}/reset': ['owner'],
    'GET /admin/audit': ['owner'],
  },
});
