import { demoTotpSecret } from '@waha/demo/accounts';
import { fromBase32, stepOf, totpCode } from '../modules/people/staff/index.ts';

/** `npm run staff:code`: the code that an authenticator app with the demo's secret shows now. Another secret may be given. */
const [secret = demoTotpSecret] = process.argv.slice(2);
process.stdout.write(`${totpCode(fromBase32(secret), stepOf(new Date()))}\n`);
