import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/**
 * Preloaded into a server process to take guards out of its code, for negative controls: a race test that still passes
 * without the guard proves nothing. `WITHOUT_GUARD` is JSON: a list of { file, guard, instead }.
 */
const guards = JSON.parse(process.env.WITHOUT_GUARD ?? '[]') as Record<'file' | 'guard' | 'instead', unknown>[];
const isComplete = guards.every((one) => [one.file, one.guard, one.instead].every((part) => typeof part === 'string'));
if (guards.length === 0 || !isComplete) throw new Error('WITHOUT_GUARD must name files, guards and what instead');

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const here = guards.filter(({ file }) => url.endsWith(`/${file}`));
    if (here.length === 0) return loaded;
    const source = here.reduce(
      (text, { file, guard, instead }) => {
        if (!text.includes(String(guard))) throw new Error(`${file} has no guard «${guard}» to take out`);
        return text.replaceAll(String(guard), String(instead));
      },
      readFileSync(new URL(url), 'utf8'),
    );
    return { ...loaded, source };
  },
});
