import { randomInt } from 'node:crypto';
import { identityEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  dataOf,
  moduleFixture,
  NEW_PASSWORD,
  NOBODYS_TOKEN,
  NOBODYS_UUID,
  type Owner,
  plain,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { endPayouts, makeCustomer, PASSWORD, signInAgain } from '../../../testing/index.ts';
import { issueCode } from './contacts/verify-contact.ts';

const both = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };

/** A session of the caller other than the one that makes the call. */
async function otherSession(world: World, { id, headers }: Pick<Owner, 'id' | 'headers'>): Promise<unknown> {
  await signInAgain(world.db, id);
  const sessions = dataOf(await world.send('GET /user/sessions', { headers }));
  return Array.isArray(sessions) ? sessions.find((one: { is_current: boolean }) => !one.is_current)?.id : undefined;
}

/** An account with an open order cannot leave. */
async function cancelOrders(world: World, customerId: string): Promise<void> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from orders where customer_id = ${customerId} and status in ('pending_payment', 'confirmed')
  `.execute(world.db);
  for (const { id } of rows) {
    const { headers } = await world.whoCalls();
    await world.send('PATCH /orders/{id}/status', {
      ...{ params: { id }, body: { status: 'cancelled' } },
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    });
  }
}

/** Calls of customers are sent by the customer of the world. */
export const contractFixture = moduleFixture(identityEndpoints, {
  samples(world) {
    const newcomer = () => ({
      firstName: 'سعد',
      lastName: 'القحطاني',
      phone: `05${randomInt(10_000_000, 99_999_999)}`,
      email: 'saad@example.com',
      ...both,
      consents: { email: true },
    });
    const login = async () => ({ login: (await world.whoCalls()).phone, password: PASSWORD });
    return {
      'POST /auth/register': {
        good: [() => ({ body: newcomer() })],
        refused: [['request.invalid', { body: { ...newcomer(), password_confirmation: 'another' } }]],
      },
      'POST /auth/login': {
        good: [async () => ({ body: await login() })],
        refused: [['auth.credentials_wrong', { body: { login: '0500000000', password: 'not the one' } }]],
      },
      'POST /auth/login-code': {
        good: [() => ({ body: { login: 'nobody@example.com' } }), () => ({ body: { login: '0512345678' } })],
      },
      'POST /auth/login-by-code': {
        good: [
          async () => {
            const { id, phone } = await makeCustomer(world.db, { isPhoneVerified: true });
            const to = { purpose: 'sign_in', sentTo: phone } as const;
            const code = await inTransaction(world.db, (tx) => issueCode(tx, { id }, to, new Date()));
            return { body: { login: phone, code } };
          },
        ],
        refused: [['auth.code_wrong', { body: { login: '0500000000', code: '123456' } }]],
      },
      'POST /auth/logout': plain,
      'GET /auth/me': plain,
      'POST /auth/refresh': plain,
      'POST /auth/forgot-password': {
        good: [
          () => ({ body: { email: 'nobody@example.com' } }),
          () => ({ body: { email: '0512345678', by: 'phone' } }),
        ],
      },
      'POST /auth/reset-password': {
        good: [
          async () => ({
            body: { token: await world.proof('reset'), password: PASSWORD, password_confirmation: PASSWORD },
          }),
        ],
        refused: [['auth.link_invalid', { body: { token: NOBODYS_TOKEN, ...both } }]],
      },
      'POST /auth/undo-change': {
        good: [async () => ({ body: { token: await world.proof('undo') } })],
        refused: [['auth.link_invalid', { body: { token: NOBODYS_TOKEN } }]],
      },
      'POST /auth/verify-email': {
        good: [async () => ({ body: { token: await world.proof('verify_email') } })],
        refused: [['auth.link_invalid', { body: { token: NOBODYS_TOKEN } }]],
      },
      'GET /user/profile': plain,
      'PUT /user/profile': {
        good: [() => ({ body: { first_name: 'نورة', language: 'ar', consents: { sms: true } } })],
        refused: [['auth.password_wrong', { body: { phone: '0511111111', current_password: 'not the one' } }]],
      },
      'DELETE /user/profile': {
        good: [
          async () => {
            const { id } = await world.whoCalls();
            await endPayouts(world.db, id);
            await cancelOrders(world, id);
            return { body: { password: PASSWORD } };
          },
        ],
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
        good: [async () => ({ params: { id: await otherSession(world, await world.whoCalls()) } })],
        unknown: [{ params: { id: NOBODYS_UUID } }],
      },
      'GET /user/export': plain,
    };
  },
  rows: {
    'POST /auth/register': 'anybody',
    'POST /auth/login': 'anybody',
    'POST /auth/login-code': 'anybody',
    'POST /auth/login-by-code': 'anybody',
    'POST /auth/logout': 'own',
    'GET /auth/me': 'own',
    'POST /auth/refresh': 'own',
    'POST /auth/forgot-password': 'anybody',
    'POST /auth/reset-password': 'anybody',
    'POST /auth/undo-change': 'anybody',
    'POST /auth/verify-email': 'anybody',
    'GET /user/profile': 'own',
    'PUT /user/profile': 'own',
    'DELETE /user/profile': 'own',
    'POST /user/change-password': 'own',
    'POST /user/verification': 'own',
    'POST /user/verify-phone': 'own',
    'GET /user/sessions': 'own',
    'DELETE /user/sessions': 'own',
    'DELETE /user/sessions/{id}': about(otherSession, NOBODYS_UUID),
    'GET /user/export': 'own',
  },
  staff: {},
});
