import { randomUUID } from 'node:crypto';
import type { EndpointKey } from '@waha/contract';
import { stepOf, totpCode } from '../modules/staff/index.ts';
import { makeStaff, PASSWORD } from '../testing/index.ts';
import type { Sample, World } from './contract-world.fixture.ts';

type StaffKey = Extract<
  EndpointKey,
  `${string} /admin/auth/${string}` | `${string} /admin/staff${string}` | 'GET /admin/audit'
>;

const plain: Sample = { good: [() => ({})] };
const NOBODYS_ID = '11111111-1111-4111-8111-111111111111';
const both = { password: 'تمر وقهوة في المساء', password_confirmation: 'تمر وقهوة في المساء' };

/** Samples of the staff's own calls; the world sends each as somebody who may make it. */
export function staffSamples(world: World): Record<StaffKey, Sample> {
  const newcomer = () => ({ email: `${randomUUID()}@example.com`, name: 'ريم الدوسري', role: 'support' });
  const login = async (isEnrolled: boolean) => {
    const { email } = await makeStaff(world.db, 'support', { isEnrolled });
    return { body: { email, password: PASSWORD } };
  };
  const secondStep = async () => {
    const { email, totpSecret } = await makeStaff(world.db, 'support');
    const { body } = await world.send('POST /admin/auth/login', { body: { email, password: PASSWORD } });
    const challenge: unknown = Reflect.get(Object(Reflect.get(Object(body), 'data')), 'challenge');
    return { body: { challenge, code: totpCode(totpSecret, stepOf(new Date())) } };
  };
  const somebody = async () => ({ params: { id: (await makeStaff(world.db, 'support')).id } });
  const nobody = { params: { id: NOBODYS_ID } };
  return {
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
      unknown: [{ ...nobody, body: { name: 'ريم' } }],
    },
    'POST /admin/staff/{id}/reset': { good: [somebody], unknown: [nobody] },
    'GET /admin/audit': {
      good: [() => ({}), () => ({ query: { cursor: 9, per_page: 2, actor_id: NOBODYS_ID, action: 'staff.added' } })],
    },
  };
}
