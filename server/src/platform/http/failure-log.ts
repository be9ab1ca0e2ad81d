import type { FastifyBaseLogger } from 'fastify';
import { toRefusal } from './to-refusal.ts';

/** How often at most the same weather is spoken of. */
const TELL_EVERY_MS = 10_000;
/** Reasons are few; should they ever not be, they are forgotten rather than kept. */
const MOST_REASONS = 50;

/** Writes what went wrong at this end: one line a failure. */
export interface FailureLog {
  /** `call`: what was asked, without anything a visitor may have written into it. */
  tell(error: unknown, about: { call: string; requestId?: string }): void;
}

/**
 * Anything unforeseen is a bug, told whole. A busy database or shop is the weather (503): one line of it every ten seconds a
 * call and reason, which says how many it stands for, or a flood of requests would be one of the disk.
 */
export function createFailureLog(log: FastifyBaseLogger, now: () => number = Date.now): FailureLog {
  const told = new Map<string, { atMs: number; since: number }>();
  return {
    tell(error, about) {
      if (toRefusal(error).status !== 503) {
        log.error({ err: error, ...about }, 'request failed');
        return;
      }
      const reason = String(error);
      const key = `${about.call} ${reason}`;
      const last = told.get(key);
      if (last && now() - last.atMs < TELL_EVERY_MS) {
        last.since += 1;
        return;
      }
      if (told.size >= MOST_REASONS) told.clear();
      told.set(key, { atMs: now(), since: 0 });
      log.warn({ reason, ...about, more: last?.since ?? 0 }, 'answered 503');
    },
  };
}
