import { createServer } from 'node:net';
import { MessageFault } from '@waha/extend';
import { expect, test } from 'vitest';
import { ExtensionError } from '../../../extensions/index.ts';
import { wasNotSent } from './send-offer.ts';

/** A port of this machine that nobody listens at. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('there is a port');
  return address.port;
}

const failed = (cause?: unknown) => new ExtensionError('gateway', 'message.sms', 'failed', cause);

test('a connection that was refused, and a fault that the channel names, say that nothing left', async () => {
  const refused: unknown = await fetch(`http://127.0.0.1:${await closedPort()}`).catch((error: unknown) => error);
  expect(wasNotSent(failed(refused))).toBe(true);
  for (const verdict of ['later', 'unfit', 'unreachable'] as const)
    expect(wasNotSent(failed(new MessageFault(verdict, 'no')))).toBe(true);
});

test('an answer that is late, odd or cut off says neither', () => {
  const slow = new ExtensionError('gateway', 'message.sms', 'slow');
  const cut = new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) });
  const late = new DOMException('aborted', 'TimeoutError');
  for (const error of [slow, failed(cut), failed(late), failed(new Error('it answered with something else')), 'text'])
    expect(wasNotSent(error)).toBe(false);
});
