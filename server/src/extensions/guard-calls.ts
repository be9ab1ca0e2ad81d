import type { z } from 'zod';
import { traced } from '../platform/trace/index.ts';
import { ExtensionError, type ExtensionFailure } from './extension-error.ts';

/** Calls of extensions, and their time, by extension, act and outcome. */
export class ExtensionCounts {
  readonly #counts = new Map<string, ExtensionCount>();

  add(extension: string, act: string, outcome: ExtensionCount['outcome'], seconds: number): void {
    const key = `${extension} ${act} ${outcome}`;
    const count = this.#counts.get(key) ?? { extension, act, outcome, calls: 0, seconds: 0 };
    this.#counts.set(key, { ...count, calls: count.calls + 1, seconds: count.seconds + seconds });
  }

  list(): readonly ExtensionCount[] {
    return [...this.#counts.values()];
  }
}

export interface ExtensionCount {
  extension: string;
  act: string;
  outcome: 'ok' | ExtensionFailure;
  calls: number;
  seconds: number;
}

interface Guarded<Shape extends z.ZodType> {
  /** The form of a right answer; anything else is rubbish. */
  shape: Shape;
  timeoutMs: number;
}

/** Calls an extension. Throws ExtensionError where it throws, is too slow, or answers something of another form. */
export type CallExtension = <Shape extends z.ZodType>(
  act: string,
  guarded: Guarded<Shape>,
  work: () => unknown,
) => Promise<z.output<Shape>>;

/** An extension is never trusted: whatever it does costs the one call, and is counted. */
export function createExtensionCaller(
  extension: string,
  counts: ExtensionCounts,
  withoutSecrets?: (text: string) => string,
): CallExtension {
  return async (act, { shape, timeoutMs }, work) => {
    const startedAt = performance.now();
    const count = (outcome: ExtensionCount['outcome']) =>
      counts.add(extension, act, outcome, (performance.now() - startedAt) / 1_000);
    const fail = (failure: ExtensionFailure, cause?: unknown) => {
      count(failure);
      return new ExtensionError(extension, act, failure, cause, withoutSecrets);
    };
    let value: unknown;
    try {
      const name = `${extension} ${act}`;
      value = await traced({ kind: 'call', name, attributes: {} }, () => inTime(work, timeoutMs));
    } catch (error) {
      throw error === TOO_SLOW ? fail('slow') : fail('failed', error);
    }
    const parsed = shape.safeParse(value);
    if (!parsed.success) throw fail('rubbish', parsed.error);
    count('ok');
    return parsed.data;
  };
}

const TOO_SLOW = Symbol('too slow');

async function inTime(work: () => unknown, timeoutMs: number): Promise<unknown> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(TOO_SLOW), timeoutMs);
  try {
    // `then` also catches what is thrown at once.
    return await Promise.race([Promise.resolve().then(work), late]);
  } finally {
    clearTimeout(timer);
    late.catch(() => undefined);
  }
}
