import { constants, setPriority } from 'node:os';
import autocannon from 'autocannon';
import { STORE_KEY } from './start-process.ts';

/**
 * A flood of logins from many clients, in a process of its own so that it does not slow down the measuring client. Each
 * request is for another account and from another visitor, or from one of a few, which rate limits never all reach.
 * Ends with its parent.
 */
// A real flood is sent by other machines: here it must not take the cores that are measured.
setPriority(constants.priority.PRIORITY_LOW);

const [address = '', perSecond = '200', addresses = '0'] = process.argv.slice(2);
// The first account number; another flood uses other accounts.
let serial = Date.now() % 90_000_000;
const options: autocannon.Options = {
  url: `${address}/api/store/auth/login`,
  connections: 50,
  overallRate: Number(perSecond),
  duration: 3_600,
  requests: [
    {
      method: 'POST',
      setupRequest(request) {
        serial += 1;
        const sender = Number(addresses) > 0 ? serial % Number(addresses) : serial;
        const visitor = `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`;
        return {
          ...request,
          headers: { 'x-api-key': STORE_KEY, 'content-type': 'application/json', 'x-forwarded-for': visitor },
          body: JSON.stringify({ login: `05${String(serial).padStart(8, '0')}`, password: 'a guess' }),
        };
      },
    },
  ],
};
const flood = autocannon(options, (error: unknown, { statusCodeStats = {}, duration }) => {
  const counts = Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count] as const);
  const report = { error: error ? String(error) : null, counts, seconds: duration };
  process.send?.(report, () => process.disconnect());
});
process.on('message', () => flood.stop());
process.on('disconnect', () => process.exit(0));
