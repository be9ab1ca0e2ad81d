import { randomInt, randomUUID } from 'node:crypto';
import type { EndpointKey } from '@waha/contract';
import { PASSWORD, signInAgain } from '../testing/index.ts';
import type { Sample, World } from './contract-world.fixture.ts';

type AccountKey = Extract<
  EndpointKey,
  `${string} /auth/${string}` | `${string} /user/${string}` | `${string} /wishlist${string}`
>;

const NEW_PASSWORD = 'تمر وقهوة في المساء';
const both = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
const plain: Sample = { good: [() => ({})] };
const NOBODYS_ID = 999_999;

/** Samples of accounts. Calls of customers are sent by the customer of the world. */
export function accountSamples(world: World): Record<AccountKey, Sample> {
  const newcomer = () => ({
    firstName: 'سعد',
    lastName: 'القحطاني',
    phone: `05${randomInt(10_000_000, 99_999_999)}`,
    email: 'saad@example.com',
    ...both,
    consents: { email: true },
  });
  const address = {
    label: 'البيت',
    recipient_name: 'نورة العتيبي',
    phone: '0512345678',
    city_id: 1,
    street: 'شارع العليا',
    building_no: '1234',
    postal_code: '12345',
    short_address: 'RRRD2929',
  };
  const savedAddress = async () => {
    const { body } = await world.send('POST /user/addresses', { body: address });
    const id: unknown = Reflect.get(Object(Reflect.get(Object(Reflect.get(Object(body), 'data')), 'address')), 'id');
    // An account holds so many addresses at most: this one goes again with the next call that deletes one.
    return Number(id);
  };
  const forgetAll = async () => {
    const { body } = await world.send('GET /user/addresses');
    const rows: { id: number }[] = Reflect.get(Object(body), 'data');
    for (const { id } of rows) await world.send('DELETE /user/addresses/{id}', { params: { id } });
  };
  const login = async () => ({ login: (await world.whoCalls()).phone, password: PASSWORD });
  const product = { product_id: world.things.simple.id };
  return {
    'POST /auth/register': {
      good: [() => ({ body: newcomer() })],
      refused: [['request.invalid', { body: { ...newcomer(), password_confirmation: 'another' } }]],
    },
    'POST /auth/login': {
      good: [async () => ({ body: await login() })],
      refused: [['auth.credentials_wrong', { body: { login: '0500000000', password: 'not the one' } }]],
    },
    'POST /auth/logout': plain,
    'GET /auth/me': plain,
    'POST /auth/refresh': plain,
    'POST /auth/forgot-password': {
      good: [() => ({ body: { email: 'nobody@example.com' } }), () => ({ body: { email: '0512345678', by: 'phone' } })],
    },
    'POST /auth/reset-password': {
      good: [
        async () => ({
          body: { token: await world.proof('reset'), password: PASSWORD, password_confirmation: PASSWORD },
        }),
      ],
      refused: [['auth.link_invalid', { body: { token: 'x'.repeat(43), ...both } }]],
    },
    'POST /auth/undo-change': {
      good: [async () => ({ body: { token: await world.proof('undo') } })],
      refused: [['auth.link_invalid', { body: { token: 'x'.repeat(43) } }]],
    },
    'POST /auth/verify-email': {
      good: [async () => ({ body: { token: await world.proof('verify_email') } })],
      refused: [['auth.link_invalid', { body: { token: 'x'.repeat(43) } }]],
    },
    'GET /user/profile': plain,
    'PUT /user/profile': {
      good: [() => ({ body: { first_name: 'نورة', language: 'ar', consents: { sms: true } } })],
      refused: [['auth.password_wrong', { body: { phone: '0511111111', current_password: 'not the one' } }]],
    },
    'DELETE /user/profile': {
      good: [() => ({ body: { password: PASSWORD } })],
      refused: [['auth.password_wrong', { body: { password: 'not the one' } }]],
    },
    'POST /user/change-password': {
      good: [() => ({ body: { current_password: PASSWORD, password: PASSWORD, password_confirmation: PASSWORD } })],
      refused: [['auth.password_wrong', { body: { current_password: 'not the one', ...both } }]],
    },
    'POST /user/verification': {
      good: [() => ({ body: { channel: 'email' } }), () => ({ body: { channel: 'phone' } })],
    },
    'POST /user/verify-phone': {
      good: [async () => ({ body: { code: await world.proof('code') } })],
      refused: [['auth.code_wrong', { body: { code: 'abcdef' } }]],
    },
    'GET /user/sessions': plain,
    'DELETE /user/sessions': plain,
    'DELETE /user/sessions/{id}': {
      good: [
        async () => {
          await signInAgain(world.db, (await world.whoCalls()).id);
          const { body } = await world.send('GET /user/sessions');
          const rows: { id: string; is_current: boolean }[] = Reflect.get(Object(body), 'data');
          return { params: { id: rows.find((row) => !row.is_current)?.id } };
        },
      ],
      unknown: [{ params: { id: randomUUID() } }],
    },
    'GET /user/export': plain,
    'GET /user/reviews': { good: [() => ({}), () => ({ query: product })] },
    'GET /user/store-credit': { good: [() => ({}), () => ({ query: { cursor: 5, per_page: 1 } })] },
    'GET /user/addresses': plain,
    'POST /user/addresses': {
      good: [
        async () => {
          await forgetAll();
          return { body: address };
        },
      ],
      unknown: [{ body: { ...address, city_id: NOBODYS_ID } }],
    },
    'PUT /user/addresses/{id}': {
      good: [
        async () => {
          await forgetAll();
          return { params: { id: await savedAddress() }, body: { ...address, is_default: true } };
        },
      ],
      unknown: [{ params: { id: NOBODYS_ID }, body: address }],
    },
    'DELETE /user/addresses/{id}': {
      good: [async () => ({ params: { id: await savedAddress() } })],
      unknown: [{ params: { id: NOBODYS_ID } }],
    },
    'GET /wishlist': { good: [() => ({}), () => ({ query: { page: 2, per_page: 5 } })] },
    'POST /wishlist': { good: [() => ({ body: product })], unknown: [{ body: { product_id: NOBODYS_ID } }] },
    'DELETE /wishlist': { good: [() => ({ body: product })] },
    'DELETE /wishlist/clear': plain,
    'GET /wishlist/check': { good: [() => ({ query: product })] },
    'GET /wishlist/count': plain,
  };
}
