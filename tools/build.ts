import { buildFronts } from '../server/src/start/build-fronts.ts';

/** `npm run build`: builds storefront and admin if their sources changed since the last build, as `npm start` would. */
const hasBuilt = await buildFronts((line) => process.stdout.write(`${line}\n`));
process.stdout.write(hasBuilt ? 'Storefront and admin are built.\n' : 'Storefront and admin were built already.\n');
