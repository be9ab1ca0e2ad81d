import type { FastifyBaseLogger } from 'fastify';
import { createCoalescer } from '../log/index.ts';
import { toRefusal } from './to-refusal.ts';

const COALESCED_MS = 10_000;

/** The log of the server's own failures, one line each. */
export interface FailureLog {
  /** `call`: the request, without any text that a visitor may have written into it. */
  tell(error: unknown, about: { call: string; requestId?: string }): void;
}

/**
 * Unforeseen errors are bugs and logged with all details. A busy database or shop (503) is one line every ten seconds
 * for each call and reason, with a count, or a flood of requests would flood the disk.
 */
export function createFailureLog(log: FastifyBaseLogger, now: () => number = Date.now): FailureLog {
  const coalescer = createCoalescer({ everyMs: COALESCED_MS, now });
  return {
    tell(error, about) {
      if (toRefusal(error).status !== 503) {
        log.error({ err: error, ...about }, 'request failed');
        return;
      }
      const reason = String(error);
      const more = coalescer.due(`${about.call} ${reason}`);
      if (more !== undefined) log.warn({ reason, ...about, more }, 'answered 503');
    },
  };
}
