import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { Guard } from './api-process.ts';

const SERVER = new URL('..', import.meta.url).href;
const COPY = /\?without=\d+$/;

/** The guards removed from each copy of the server's modules; a copy is identified by its index in the list. */
const copies: (readonly Guard[])[] = [];

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const copy = COPY.exec(context.parentURL ?? '');
    // Sources of the server loaded by a copy belong to the same copy; packages and the contract are shared.
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
 * Loads a module of the server with guards removed from its code and from all server modules it uses, for negative
 * controls: a race test that still passes without the guard proves nothing. Modules loaded earlier stay unchanged, and
 * a copy with the same guards is reused.
 */
export function loadWithout(guards: readonly Guard[], module: URL): Promise<unknown> {
  const wanted = JSON.stringify(guards);
  const held = copies.findIndex((one) => JSON.stringify(one) === wanted);
  const place = held === -1 ? copies.push(guards) - 1 : held;
  return import(`${module.href}?without=${place}`);
}

/** The number of copies in this process: they are never freed. */
export const heldCopies = (): number => copies.length;
