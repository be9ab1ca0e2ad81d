import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCustomer, PASSWORD, signInAgain } from '../../../../testing/index.ts';
import { bearer, openAccountShop } from '../account-shop.fixture.ts';

const DAY_MS = 24 * 60 * 60_000;
const NEXT = 'قهوة عربية وتمر سكري';
const both = { password: NEXT, password_confirmation: NEXT };
const EVIL = 'evil@attacker.example';

let shop: Awaited<ReturnType<typeof openAccountShop>>;

beforeAll(async () => {
  shop = await openAccountShop();
});
beforeEach(async () => {
  shop.clock.now = Date.now();
  await shop.deliver();
});
afterAll(() => shop.close());

let serial = 0;
const newPhone = () => {
  serial += 1;
  return `+9665991${String(serial).padStart(5, '0')}`;
};

const forgot = async (email: string, by?: 'phone') => {
  await shop.call('POST /auth/forgot-password', { body: { email, ...(by && { by }) } });
  await shop.deliver();
};
const reset = (token: string) => shop.call('POST /auth/reset-password', { body: { token, ...both } });
const login = (name: string, password: string) => shop.call('POST /auth/login', { body: { login: name, password } });
const isIn = async (headers: Record<string, string>) => (await shop.call('GET /auth/me', { headers })).status === 200;

/** Registers a number with an e-mail address of another person, proved or not. */
async function squat(phone: string, email: string, isProved: boolean) {
  const body = { firstName: 'سارق', lastName: 'الأرقام', phone, email, ...both };
  const { body: reply } = await shop.call('POST /auth/register', { body });
  await shop.deliver();
  const verifyToken = shop.linkTo(email, 'verify-email');
  if (isProved) await shop.call('POST /auth/verify-email', { body: { token: verifyToken } });
  return { headers: bearer(reply.data.token), verifyToken };
}

describe('with a token alone', () => {
  test('no way into the account is opened: not the first address, not another phone', async () => {
    const { headers, phone } = await makeCustomer(shop.db);
    for (const change of [{ email: EVIL }, { phone: newPhone() }, { email: EVIL, current_password: 'a guess' }]) {
      const { status } = await shop.call('PUT /user/profile', { headers, body: change });
      expect(status).toBe(422);
    }
    await forgot(phone);
    expect(shop.told()).toEqual([phone]);
  });

  test('with the password as well, an address that nobody proved is sent nothing that opens the account', async () => {
    const { headers, phone } = await makeCustomer(shop.db);
    await shop.call('PUT /user/profile', { headers, body: { email: EVIL, current_password: PASSWORD } });
    await shop.deliver();
    expect(shop.linkTo(EVIL, 'reset-password')).toBe('');
    await forgot(EVIL);
    expect(shop.told()).toEqual([]);
    await forgot(phone);
    expect(shop.told()).toEqual([phone]);
  });
});

describe('a later claim of an address', () => {
  test('takes nothing over from whoever proved it, nor from whoever claimed it before', async () => {
    const owner = await makeCustomer(shop.db, { email: 'shared@example.com', isEmailVerified: true });
    await squat(newPhone(), 'shared@example.com', false);
    await forgot('shared@example.com');
    expect(shop.told()).toEqual(['shared@example.com']);
    await reset(shop.linkTo('shared@example.com', 'reset-password'));
    expect((await login(owner.phone, NEXT)).body.data.user.id).toBe(owner.id);
    await makeCustomer(shop.db, { email: 'claimed@example.com' });
    await squat(newPhone(), 'claimed@example.com', false);
    await forgot('claimed@example.com');
    expect(shop.told()).toEqual([]);
  });
});

describe('a number that somebody else registered', () => {
  test('is its holder’s by the link of a message, and nothing brings the other one back', async () => {
    const phone = newPhone();
    const squatter = await squat(phone, EVIL, false);
    await forgot(phone);
    expect(shop.told(), 'the address nobody proved is told nothing').toEqual([phone]);
    const answer = await shop.call('POST /auth/reset-password', {
      body: {
        token: shop.linkTo(phone, 'reset-password'),
        password: 'رمال النفود',
        password_confirmation: 'رمال النفود',
      },
    });
    expect(answer.status).toBe(200);
    expect(await isIn(squatter.headers)).toBe(false);
    expect((await login(phone, NEXT)).status).toBe(401);
    const proof = await shop.call('POST /auth/verify-email', { body: { token: squatter.verifyToken } });
    expect(proof.body.code).toBe('auth.link_invalid');
    await shop.deliver();
    expect(shop.told(), 'nobody is told how to undo it').toEqual([]);
    await forgot(EVIL);
    expect(shop.told()).toEqual([]);
    const { body } = await login(phone, 'رمال النفود');
    expect(body.data.user).toMatchObject({ phone, phone_verified: true, email: null });
  });

  test('with a proved address: its holder gets an account of their own, and the other keeps theirs without it', async () => {
    const phone = newPhone();
    const other = await squat(phone, 'other@example.com', true);
    await forgot(phone);
    expect(shop.told()).toEqual(['other@example.com']);
    await forgot(phone, 'phone');
    expect(shop.told()).toEqual([phone]);
    const token = shop.linkTo(phone, 'reset-password');
    const mine = { password: 'رمال النفود', password_confirmation: 'رمال النفود' };
    expect((await shop.call('POST /auth/reset-password', { body: { token, ...mine } })).status).toBe(200);
    await shop.deliver();
    expect(shop.told()).toEqual(['other@example.com']);
    const theirs = await shop.call('GET /auth/me', { headers: other.headers });
    expect(theirs.body.data.user).toMatchObject({ email: 'other@example.com', phone: '' });
    const { body } = await login(phone, 'رمال النفود');
    expect(body.data.user).toMatchObject({ phone, phone_verified: true, email: null });
    expect(body.data.user.id).not.toBe(theirs.body.data.user.id);
    expect((await reset(token)).body.code).toBe('auth.link_invalid');
  });

  test('is no longer to be had once the account proved it', async () => {
    const phone = newPhone();
    const { headers } = await squat(phone, 'honest@example.com', true);
    await forgot(phone, 'phone');
    const token = shop.linkTo(phone, 'reset-password');
    await shop.call('POST /user/verification', { headers, body: { channel: 'phone' } });
    await shop.deliver();
    const code = /\d{6}/.exec(shop.messages[0]?.text ?? '')?.[0];
    await shop.call('POST /user/verify-phone', { headers, body: { code } });
    expect((await reset(token)).body.code).toBe('auth.link_invalid');
  });
});

describe('a change', () => {
  const undo = (token: string) => shop.call('POST /auth/undo-change', { body: { token } });

  /** An account with both contacts proved, and a thief who knows the password and holds a token. */
  async function rob() {
    const email = `owner${serial}@example.com`;
    const phone = newPhone();
    const owner = await makeCustomer(shop.db, { phone, email, isEmailVerified: true, isPhoneVerified: true });
    const thief = bearer(await signInAgain(shop.db, owner.id));
    return { owner, email, phone, thief };
  }

  test('of the address is told to the old contacts, and one link from there gives everything back', async () => {
    const { owner, email, phone, thief } = await rob();
    await shop.call('PUT /user/profile', { headers: thief, body: { email: EVIL, current_password: PASSWORD } });
    await shop.deliver();
    expect(shop.told()).toEqual([phone, EVIL, email].toSorted());
    const links = [shop.linkTo(email, 'undo-change'), shop.linkTo(phone, 'undo-change')];
    expect(shop.linkTo(EVIL, 'undo-change')).toBe('');
    await shop.call('POST /auth/verify-email', { body: { token: shop.linkTo(EVIL, 'verify-email') } });
    const { status, body } = await undo(links[0] ?? '');
    expect(status).toBe(200);
    expect([await isIn(thief), await isIn(owner.headers)]).toEqual([false, false]);
    expect((await login(phone, PASSWORD)).status, 'the thief knew the password').toBe(401);
    expect((await reset(body.data.reset_token)).status).toBe(200);
    const { user } = (await login(email, NEXT)).body.data;
    expect(user).toMatchObject({ id: owner.id, email, phone, email_verified: true, phone_verified: true });
    for (const link of links) expect((await undo(link)).body.code).toBe('auth.link_invalid');
    await shop.deliver();
    await forgot(EVIL);
    expect(shop.told()).toEqual([]);
  });

  test('of the phone is undone although the thief gave the number to another account', async () => {
    const { owner, email, phone, thief } = await rob();
    await shop.call('PUT /user/profile', { headers: thief, body: { phone: newPhone(), current_password: PASSWORD } });
    await shop.deliver();
    const link = shop.linkTo(phone, 'undo-change');
    const squatter = await squat(phone, EVIL, false);
    const { body } = await undo(link);
    expect((await reset(body.data.reset_token)).status).toBe(200);
    const { user } = (await login(phone, NEXT)).body.data;
    expect(user).toMatchObject({ id: owner.id, phone, phone_verified: true, email });
    const left = await shop.call('GET /auth/me', { headers: squatter.headers });
    expect(left.body.data.user.phone).toBe('');
  });

  test('of the password is undone by either contact: every session ends, and another one is chosen at once', async () => {
    const { owner, email, phone, thief } = await rob();
    const body = { current_password: PASSWORD, ...both };
    await shop.call('POST /user/change-password', { headers: thief, body });
    await shop.deliver();
    expect(shop.told()).toEqual([phone, email].toSorted());
    const { data } = (await undo(shop.linkTo(phone, 'undo-change'))).body;
    expect(await isIn(thief)).toBe(false);
    expect((await login(email, NEXT)).status).toBe(401);
    const mine = { password: 'رمال النفود', password_confirmation: 'رمال النفود' };
    const answer = await shop.call('POST /auth/reset-password', { body: { token: data.reset_token, ...mine } });
    expect(answer.status).toBe(200);
    expect((await login(email, 'رمال النفود')).body.data.user.id).toBe(owner.id);
  });

  test('takes later changes back with it, and can be undone for seven days', async () => {
    const { owner, email, phone, thief } = await rob();
    await shop.call('PUT /user/profile', { headers: thief, body: { email: EVIL, current_password: PASSWORD } });
    await shop.deliver();
    const first = shop.linkTo(email, 'undo-change');
    shop.clock.now += 60_000;
    await shop.call('PUT /user/profile', { headers: thief, body: { phone: newPhone(), current_password: PASSWORD } });
    await shop.deliver();
    const second = shop.linkTo(phone, 'undo-change');
    shop.clock.now += 7 * DAY_MS - 61_000;
    expect((await undo(first)).status).toBe(200);
    expect((await undo(second)).body.code).toBe('auth.link_invalid');
    const me = await shop.call('GET /auth/me', { headers: bearer(await signInAgain(shop.db, owner.id)) });
    expect(me.body.data.user).toMatchObject({ email, phone, email_verified: true, phone_verified: true });
  });

  test('that is older than seven days stands', async () => {
    const { email, thief } = await rob();
    await shop.call('POST /user/change-password', { headers: thief, body: { current_password: PASSWORD, ...both } });
    await shop.deliver();
    shop.clock.now += 7 * DAY_MS + 1_000;
    expect((await undo(shop.linkTo(email, 'undo-change'))).body.code).toBe('auth.link_invalid');
  });

  test('of an account that proved nothing is told to its phone', async () => {
    const { headers, phone } = await makeCustomer(shop.db);
    await shop.call('PUT /user/profile', { headers, body: { email: 'mine@example.com', current_password: PASSWORD } });
    await shop.deliver();
    expect(shop.told()).toEqual([phone, 'mine@example.com'].toSorted());
    expect(shop.linkTo(phone, 'undo-change')).not.toBe('');
  });
});
