import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { pauseAfter, retryAfterMs } from '../../../platform/jobs/index.ts';
import { webhookRetries } from './retry-schedule.ts';
import { newSecret, signedHeaders } from './sign.ts';

test('a message is signed as the specification’s own example is', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}', at: new Date(1_614_265_330_000) };
  expect(signedHeaders(message, [secret])).toEqual({
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('the library of the standard verifies it by each secret in force, and by no other', () => {
  const [present, former] = [newSecret(), newSecret()];
  const body = '{"type":"order.placed","data":{"note":"طلب"}}';
  const headers = signedHeaders({ id: 'msg_1', body, at: new Date() }, [present, former]);
  for (const secret of [present, former]) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow();
  expect(() => new Webhook(present).verify(body.replace('order', 'other'), headers)).toThrow();
  expect(() => new Webhook(present).verify(body, { ...headers, 'webhook-id': 'msg_2' })).toThrow();
});

test('attempts go on for about a day, with growing pauses; a longer pause that a receiver asks for holds', () => {
  const pauses = Array.from({ length: 10 }, (_, n) => pauseAfter(webhookRetries, n + 1, undefined) ?? 0);
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(18);
  expect(hours).toBeLessThan(30);
  expect(pauseAfter(webhookRetries, 11, undefined)).toBeUndefined();
  expect(pauseAfter(webhookRetries, 1, 600_000)).toBe(600_000);
  expect(pauseAfter(webhookRetries, 1, 10 * 86_400_000), 'at most eight hours').toBe(8 * 3_600_000);
  expect(pauseAfter(webhookRetries, 11, 600_000)).toBeUndefined();
});

test.each([
  ['120', 120_000],
  ['Thu, 01 Jan 1970 00:01:00 GMT', 60_000],
  ['soon', undefined],
  ['-5', undefined],
  [null, undefined],
])('Retry-After %j is a pause of %j', (header, ms) => {
  expect(retryAfterMs(header, 0)).toBe(ms);
});
