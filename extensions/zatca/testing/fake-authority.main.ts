import { openOfficialRules } from '../kit/official-rules.ts';
import { openFakeAuthority } from './fake-authority.ts';

/**
 * `node extensions/zatca/testing/fake-authority.main.ts [PATH_TO_KIT]`: the fake authority by itself, for a shop that is tried
 * by hand. With the authority's kit it asks the official schema and rule sheets too.
 */
const [kit] = process.argv.slice(2);
const authority = await openFakeAuthority(kit ? { official: openOfficialRules(kit) } : {});
process.stdout.write(`ZATCA_URL=${authority.url} npm start\n`);
process.stdout.write(`Codes, each for one use: ${Array.from({ length: 10 }, authority.issueCode).join(' ')}\n`);
