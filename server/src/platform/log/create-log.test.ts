import { expect, it } from 'vitest';
import { createLog } from './create-log.ts';

function record(write: (log: ReturnType<typeof createLog>) => void, pretty = false): string {
  const lines: string[] = [];
  write(createLog({ level: 'debug', pretty, destination: { write: (line) => lines.push(line) } }));
  return lines.join('');
}

it('hides secrets at any depth and keeps the last two digits of a phone', () => {
  const line = record((log) =>
    log.info({
      headers: { authorization: 'Bearer s3cret', 'x-api-key': 's3cret', cookie: 's3cret', accept: 'text/html' },
      customer: { phone: '+966501234567', newPassword: 's3cret', addresses: [{ recipient_phone: '0501234599' }] },
      resetToken: 's3cret',
      code: 's3cret',
      email: 's3cret@example.com',
    }),
  );
  expect(line).not.toContain('s3cret');
  const fields = JSON.parse(line);
  expect(fields.headers.accept).toBe('text/html');
  expect(fields.customer.phone).toBe('+**********67');
  expect(fields.customer.addresses[0].recipient_phone).toBe('********99');
});

it('says of an error its code and stack, and not the row it was about', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b.sa) exists' });
  const line = record((log) => log.error({ err: new Error('could not register', { cause }) }, 'failed'));
  expect(line).not.toContain('a@b.sa');
  expect(JSON.parse(line).err).toMatchObject({ message: 'could not register', cause: { code: '23505' } });
});

it('says of a request its path without the query', () => {
  const req = { id: 'r1', method: 'GET', url: '/orders/5?token=abc', headers: { cookie: 'x' } };
  const line = record((log) => log.info({ req }));
  expect(JSON.parse(line).req).toEqual({ id: 'r1', method: 'GET', path: '/orders/5' });
});

it('writes one line, whatever stands in it', () => {
  const line = record((log) => log.warn({ name: 'a\n{"level":60,"msg":"forged"}' }, 'b\r\nc'));
  expect(line.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(line)).toMatchObject({ level: 40, msg: 'b\r\nc' });
});

it('writes one line for people on request', () => {
  const line = record((log) => log.warn({ tries: 2 }, 'PostgreSQL is back'), true);
  expect(line).toContain('PostgreSQL is back');
  expect(line).toContain('tries=2');
  expect(line.trim().split('\n')).toHaveLength(1);
});
