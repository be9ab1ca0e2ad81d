import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/**
 * Preloaded into a server process to take one guard out of its code, for negative controls: a race test that still
 * passes without the guard proves nothing. `WITHOUT_GUARD` is JSON: { file, guard, instead }.
 */
const { file, guard, instead } = JSON.parse(process.env.WITHOUT_GUARD ?? '{}') as Record<string, string | undefined>;
if (!file || !guard || instead === undefined)
  throw new Error('WITHOUT_GUARD must name a file, a guard and what instead');

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(`/${file}`)) return loaded;
    const source = readFileSync(new URL(url), 'utf8');
    if (!source.includes(guard)) throw new Error(`${file} has no guard «${guard}» to take out`);
    return { ...loaded, source: source.replaceAll(guard, instead) };
  },
});
