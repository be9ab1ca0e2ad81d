import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFronts } from '../server/src/start/build-fronts.ts';
import { ROOT } from './check/source-files.ts';
import { buildRelease } from './release/build-release.ts';
import { copyPackages } from './release/copy-packages.ts';

/** Packages that draw the demo shop. */
const OF_DEMO = ['@iconify-json/fluent-emoji'];

/**
 * `npm run build [-- --packages [--without NAME …] [--without-demo]]`: builds storefront and admin where their sources changed, and writes
 * the release into `dist/`; with its packages it runs anywhere Node does.
 */
const { values } = parseArgs({
  options: {
    packages: { type: 'boolean', default: false },
    without: { type: 'string', multiple: true, default: [] },
    'without-demo': { type: 'boolean', default: false },
  },
});
const withoutDemo = values['without-demo'];
await buildFronts((line) => process.stdout.write(`${line}\n`));
const { files, bytes } = await buildRelease('dist', { demo: !withoutDemo });
process.stdout.write(`dist/ has ${files} files, ${(bytes / 1e6).toFixed(0)} MB: dist/bin/waha\n`);
if (values.packages) {
  const packages = await copyPackages(join(ROOT, 'dist'), [...values.without, ...(withoutDemo ? OF_DEMO : [])]);
  process.stdout.write(`and ${packages.length} packages\n`);
}
