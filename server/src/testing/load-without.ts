import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { Guard } from './api-process.ts';

const SERVER = new URL('..', import.meta.url).href;
const COPY = /\?without=\d+$/;

/** The guards that each copy of the server's modules is loaded without; a copy is known by its place in the list. */
const copies: (readonly Guard[])[] = [];

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const copy = COPY.exec(context.parentURL ?? '');
    // Sources of ours loaded by a copy belong to the same copy; packages and the contract are shared.
    return copy && resolved.url.startsWith(SERVER) ? { ...resolved, url: resolved.url + copy[0] } : resolved;
  },
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const [path = '', copy] = url.split('?without=');
    const here = (copies[Number(copy)] ?? []).filter(({ file }) => path.endsWith(`/${file}`));
    if (here.length === 0) return loaded;
    const source = here.reduce(
      (text, { file, guard, instead }) => {
        if (!text.includes(guard)) throw new Error(`${file} has no guard «${guard}» to take out`);
        return text.replaceAll(guard, instead);
      },
      readFileSync(new URL(path), 'utf8'),
    );
    return { ...loaded, source };
  },
});

/**
 * Loads a module of the server as if guards were not in its code, with all it uses of the server, for negative controls: a race
 * test that still passes without the guard proves nothing. What was loaded before stays as it is, also without the same guards.
 */
export function loadWithout(guards: readonly Guard[], module: URL): Promise<unknown> {
  const wanted = JSON.stringify(guards);
  const held = copies.findIndex((one) => JSON.stringify(one) === wanted);
  const place = held === -1 ? copies.push(guards) - 1 : held;
  return import(`${module.href}?without=${place}`);
}

/** The number of copies in this process: they are never freed. */
export const heldCopies = (): number => copies.length;
