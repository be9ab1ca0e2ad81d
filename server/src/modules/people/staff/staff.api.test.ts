import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  type MadeStaff,
  makeStaff,
  PASSWORD,
  type TestDatabase,
} from '../../../testing/index.ts';
import { createOwner, fromBase32, stepOf, totpCode } from './index.ts';

const HOUR_MS = 60 * 60 * 1_000;
const NEW_PASSWORD = 'قهوة عربية وتمر سكري';
const both = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let clock = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { now: () => clock });
});
beforeEach(() => {
  clock = Date.now();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const codeNow = (secret: Buffer, drift = 0) => totpCode(secret, stepOf(new Date(clock)) + drift);
const login = (email: string, password = PASSWORD) =>
  shop.call('POST /admin/auth/login', { body: { email, password }, language: 'en' });
const second = (body: Record<string, unknown>) => shop.call('POST /admin/auth/totp', { body, language: 'en' });
const me = (token: string) => shop.call('GET /admin/auth/me', { headers: bearer(token) });

async function challengeOf({ email }: MadeStaff): Promise<string> {
  return (await login(email)).body.data.challenge;
}

/** Audit entries about a staff member, latest first. */
async function actionsOn(id: string): Promise<string[]> {
  const { headers } = await makeStaff(database.db, 'owner');
  const { body } = await shop.call(`GET /admin/audit?subject_id=${id}`, { headers });
  return body.data.data.map(({ action }: { action: string }) => action);
}

describe('signing in', () => {
  test('takes the password, then the code of the app', async () => {
    const staff = await makeStaff(database.db, 'support');
    const first = await login(staff.email.toUpperCase());
    expect(first.body.data).toMatchObject({ needs: 'totp', needs_password: false });
    expect(JSON.stringify(first.body)).not.toContain('secret');
    const done = await second({ challenge: first.body.data.challenge, code: codeNow(staff.totpSecret) });
    expect(done.body.data).toMatchObject({ staff: { id: staff.id, role: 'support' }, recovery_codes: [] });
    expect((await me(done.body.data.token)).body.data.staff.email).toBe(staff.email);
    expect(await actionsOn(staff.id)).toEqual(['staff.signed_in']);
  });

  test('never says what was wrong, nor whether somebody is there', async () => {
    const staff = await makeStaff(database.db, 'support');
    const suspended = await makeStaff(database.db, 'support');
    await sql`update staff set suspended_at = now() where id = ${suspended.id}`.execute(database.db);
    const tell = async (email: string, password: string) => {
      const { status, body } = await login(email, password);
      return JSON.stringify({ status, ...body, request_id: '' });
    };
    const nobody = await tell('nobody@example.com', PASSWORD);
    expect(nobody).toContain('staff.credentials_wrong');
    expect(await tell(staff.email, 'not the one')).toBe(nobody);
    expect(await tell(suspended.email, PASSWORD)).toBe(nobody);
    expect(await actionsOn(staff.id)).toEqual(['staff.password_refused']);
  });

  test('takes a code once, even for another sign-in', async () => {
    const staff = await makeStaff(database.db, 'support');
    const code = codeNow(staff.totpSecret);
    const challenges = [await challengeOf(staff), await challengeOf(staff)];
    const answers = await Promise.all(challenges.map((challenge) => second({ challenge, code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('staff.code_wrong');
    const later = await second({ challenge: await challengeOf(staff), code: codeNow(staff.totpSecret, 1) });
    expect(later.status, 'the next code is another one').toBe(200);
  });

  test('ends after five wrong codes, and after five minutes', async () => {
    const staff = await makeStaff(database.db, 'support');
    const challenge = await challengeOf(staff);
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await second({ challenge, code: codeNow(staff.totpSecret, 50) })).body.code).toBe('staff.code_wrong');
    }
    const right = codeNow(staff.totpSecret);
    expect((await second({ challenge, code: right })).body.code).toBe('staff.challenge_invalid');
    const late = await challengeOf(staff);
    clock += 5 * 60_000 + 1;
    expect((await second({ challenge: late, code: codeNow(staff.totpSecret) })).body.code).toBe(
      'staff.challenge_invalid',
    );
    expect((await actionsOn(staff.id)).filter((action) => action === 'staff.code_refused')).toHaveLength(5);
  });

  test('limits guesses at passwords and codes; a known password clears neither', async () => {
    const limited = await createTestApp(database, { limits: true, now: () => clock });
    const staff = await makeStaff(database.db, 'support');
    const guess = async (password: string) =>
      limited.call('POST /admin/auth/login', { body: { email: staff.email, password } });
    const statuses = [];
    for (const turn of Array(10).keys()) statuses.push((await guess(turn % 2 ? PASSWORD : 'not the one')).status);
    expect(statuses).toEqual([401, 200, 401, 200, 401, 200, 401, 200, 429, 429]);
    await limited.close();
  });
});

describe('the first time', () => {
  test('sets up the app and gives recovery codes, each good once', async () => {
    const staff = await makeStaff(database.db, 'moderator', { isEnrolled: false });
    const { data } = (await login(staff.email)).body;
    expect(data).toMatchObject({ needs: 'enrol' });
    expect(data.otpauth_uri).toContain(data.secret);
    const secret = fromBase32(data.secret);
    const done = await second({ challenge: data.challenge, code: codeNow(secret) });
    const codes: string[] = done.body.data.recovery_codes;
    expect(new Set(codes).size).toBe(10);
    expect(await actionsOn(staff.id)).toEqual(['staff.enrolled']);
    const recover = async (code: string) => second({ challenge: await challengeOf(staff), code });
    expect((await recover(codes[0]?.toUpperCase() ?? '')).status).toBe(200);
    expect((await recover(codes[0] ?? '')).body.code).toBe('staff.code_wrong');
    expect((await recover(codes[1]?.replaceAll('-', ' ') ?? '')).status).toBe(200);
    const { rows } =
      await sql`select from staff_recovery_codes where encode(code_hash, 'escape') = ${codes[2]}`.execute(database.db);
    expect(rows).toEqual([]);
  });

  test('of two who set up an app at once the second starts again', async () => {
    const staff = await makeStaff(database.db, 'moderator', { isEnrolled: false });
    const [a, b] = [(await login(staff.email)).body.data, (await login(staff.email)).body.data];
    expect((await second({ challenge: a.challenge, code: codeNow(fromBase32(a.secret)) })).status).toBe(200);
    const late = await second({ challenge: b.challenge, code: codeNow(fromBase32(b.secret), 1) });
    expect(late.body.code).toBe('staff.challenge_invalid');
  });

  test('a one-time password opens nothing before another one is chosen, and is over after seven days', async () => {
    const { headers } = await makeStaff(database.db, 'owner');
    const email = 'new.one@example.com';
    const added = await shop.call('POST /admin/staff', { body: { email, name: 'سارة', role: 'support' }, headers });
    expect(added.status).toBe(201);
    const { one_time_password: password, staff } = added.body.data;
    const { data } = (await login(email, password)).body;
    expect(data).toMatchObject({ needs: 'enrol', needs_password: true });
    const code = codeNow(fromBase32(data.secret));
    const without = await second({ challenge: data.challenge, code });
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['password']]);
    const common = { password: 'password1', password_confirmation: 'password1' };
    expect((await second({ challenge: data.challenge, code, ...common })).status).toBe(422);
    expect((await second({ challenge: data.challenge, code, ...both })).status).toBe(200);
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, NEW_PASSWORD)).body.data).toMatchObject({ needs: 'totp', needs_password: false });

    const reset = await shop.call(`POST /admin/staff/${staff.id}/reset`, { headers });
    expect((await login(email, NEW_PASSWORD)).status, 'the old password is gone').toBe(401);
    clock += 7 * 24 * HOUR_MS + 1;
    expect((await login(email, reset.body.data.one_time_password)).status).toBe(401);
  });
});

describe('sessions', () => {
  test('end after half an hour without a call and after twelve hours in any case', async () => {
    const idle = await makeStaff(database.db, 'support');
    clock += HOUR_MS / 2 + 60_000;
    expect((await me(idle.token)).status).toBe(401);
    const busy = await makeStaff(database.db, 'support');
    const start = Date.now();
    for (let step = 1; step < 27; step += 1) {
      clock = start + step * 27 * 60_000;
      expect((await me(busy.token)).status, `after ${step * 27} minutes`).toBe(200);
    }
    clock = start + 12 * HOUR_MS + 60_000;
    expect((await me(busy.token)).status).toBe(401);
  });

  test('are listed to their owner alone, with the browser, and ended by them one by one', async () => {
    const staff = await makeStaff(database.db, 'support');
    const challenge = await challengeOf(staff);
    const agent = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Firefox/140.0' };
    const body = { challenge, code: codeNow(staff.totpSecret) };
    const { token } = (await shop.call('POST /admin/auth/totp', { body, headers: agent })).body.data;
    const list = async (of: string) => (await shop.call('GET /admin/auth/sessions', { headers: bearer(of) })).body.data;
    const mine = await list(token);
    expect(mine).toHaveLength(2);
    const other = mine.find((session: { is_current: boolean }) => !session.is_current);
    const current = mine.find((session: { is_current: boolean }) => session.is_current);
    expect(current).toMatchObject({ device: expect.stringContaining('Firefox') });
    expect(Date.parse(current.ends_at) - Date.parse(current.last_used_at)).toBe(HOUR_MS / 2);
    expect(JSON.stringify(mine)).not.toContain('token');

    const end = (id: string, by: string) => shop.call(`DELETE /admin/auth/sessions/${id}`, { headers: bearer(by) });
    const stranger = await makeStaff(database.db, 'owner');
    expect((await end(other.id, stranger.token)).status).toBe(200);
    expect(await list(token), 'nobody ends another’s').toHaveLength(2);
    expect((await end(other.id, token)).status).toBe(200);
    expect((await me(staff.token)).status).toBe(401);
    expect(await list(token)).toHaveLength(1);
    expect((await actionsOn(staff.id)).filter((action) => action === 'staff.session_ended')).toHaveLength(1);
  });

  test('end by logging out, and all others by changing the password', async () => {
    const staff = await makeStaff(database.db, 'support');
    const done = await second({ challenge: await challengeOf(staff), code: codeNow(staff.totpSecret) });
    const { token } = done.body.data;
    const body = { current_password: PASSWORD, ...both };
    const wrong = { ...body, current_password: 'not the one' };
    const change = (sent: typeof body) =>
      shop.call('POST /admin/auth/password', { body: sent, headers: bearer(token) });
    expect((await change(wrong)).body.code).toBe('auth.password_wrong');
    expect((await change(body)).status).toBe(200);
    expect((await me(staff.token)).status).toBe(401);
    expect((await shop.call('POST /admin/auth/logout', { headers: bearer(token) })).status).toBe(200);
    expect((await me(token)).status).toBe(401);
  });

  test('are kept hashed', async () => {
    const staff = await makeStaff(database.db, 'support');
    const { rows } = await sql.rows({ token_hash: sql.bytea })`
      select token_hash from staff_sessions where staff_id = ${staff.id}
    `.execute(database.db);
    expect(rows[0]?.token_hash).toEqual(createHash('sha256').update(staff.token).digest());
  });
});

describe('who works here', () => {
  const change = (id: string, body: object, headers: { authorization: string }) =>
    shop.call(`PATCH /admin/staff/${id}`, { body, headers, language: 'en' });

  test('a role is another one from the next call on, a suspended one is out at once', async () => {
    const owner = await makeStaff(database.db, 'owner');
    const staff = await makeStaff(database.db, 'owner');
    const list = () => shop.call('GET /admin/staff', { headers: staff.headers });
    expect((await list()).status).toBe(200);
    expect((await change(staff.id, { role: 'support' }, owner.headers)).body.data.staff.role).toBe('support');
    expect((await list()).status).toBe(403);
    expect((await change(staff.id, { status: 'suspended' }, owner.headers)).body.data.staff.status).toBe('suspended');
    expect((await list()).status).toBe(401);
    expect((await change(staff.id, { status: 'active' }, owner.headers)).status).toBe(200);
    expect((await list()).status, 'the old session stays ended').toBe(401);
    const entries = await shop.call(`GET /admin/audit?subject_id=${staff.id}&per_page=2`, { headers: owner.headers });
    expect(entries.body.data.next_cursor).not.toBeNull();
    expect(entries.body.data.data[1]).toMatchObject({
      actor: { id: owner.id },
      action: 'staff.changed',
      before: { status: 'active' },
      after: { status: 'suspended' },
    });
  });

  test('an e-mail address is one account’s', async () => {
    const owner = await makeStaff(database.db, 'owner');
    const body = { email: owner.email.toUpperCase(), name: 'سارة', role: 'support' };
    const answer = await shop.call('POST /admin/staff', { body, headers: owner.headers });
    expect(answer.body.code).toBe('staff.email_taken');
  });

  test('the shop keeps an owner, also when two take each other out at once', async () => {
    await sql`update staff set role = 'manager' where role = 'owner'`.execute(database.db);
    const owners = [await makeStaff(database.db, 'owner'), await makeStaff(database.db, 'owner')] as const;
    const answers = await Promise.all([
      change(owners[1].id, { status: 'suspended' }, owners[0].headers),
      change(owners[0].id, { role: 'manager' }, owners[1].headers),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await sql.rows({ id: sql.uuid })`
      select id from staff where role = 'owner' and suspended_at is null
    `.execute(database.db);
    expect(rows).toHaveLength(1);
    const [left] = owners.filter(({ id }) => id === rows[0]?.id);
    const last = await change(left?.id ?? '', { role: 'support' }, left?.headers ?? owners[0].headers);
    expect([last.status, last.body.code]).toEqual([409, 'staff.last_owner']);
  });

  test('the console makes an owner where there is none, or another when asked to', async () => {
    await sql`update staff set role = 'manager' where role = 'owner'`.execute(database.db);
    const ask = (email: string, another: boolean) =>
      createOwner(database.db, { email, name: 'مالك', another }, new Date());
    expect((await ask('first@example.com', false))?.staff.role).toBe('owner');
    expect(await ask('second@example.com', false)).toBeUndefined();
    expect((await ask('second@example.com', true))?.oneTimePassword).toMatch(/^[0-9a-z-]{23}$/);
  });
});

test('what was done is never rewritten', async () => {
  const owner = await makeStaff(database.db, 'owner');
  await shop.call('POST /admin/auth/logout', { headers: owner.headers });
  await expect(sql`update staff_audit set action = 'staff.nothing'`.execute(database.db)).rejects.toThrow('rewritten');
  await expect(sql`delete from staff_audit`.execute(database.db)).rejects.toThrow('rewritten');
  await expect(sql`truncate staff_audit`.execute(database.db)).rejects.toThrow('rewritten');
});
