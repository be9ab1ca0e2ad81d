import { openFakeAuthority } from './fake-authority.ts';

/** `node extensions/zatca/testing/fake-authority.main.ts`: the fake authority by itself, for a shop that is tried by hand. */
const authority = await openFakeAuthority();
process.stdout.write(`ZATCA_URL=${authority.url} npm start\n`);
process.stdout.write(`Codes, each for one use: ${Array.from({ length: 10 }, authority.issueCode).join(' ')}\n`);
