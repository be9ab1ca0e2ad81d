import { buildStorefront } from '../server/src/start/build-storefront.ts';

/** `npm run build`: builds the storefront if its sources changed since the last time, as `npm start` would. */
const hasBuilt = await buildStorefront((line) => process.stdout.write(`${line}\n`));
process.stdout.write(hasBuilt ? 'The storefront is built.\n' : 'The storefront was built already.\n');
