import type { TuningName } from './platform/tuning/index.ts';

export interface Tuning {
  /** Effect of the optimisation. */
  does: string;
  /** Its folder or file. */
  file: string;
  decision: string;
  /** The row of `npm run bench -- tuning` that proves it. */
  bench:
    | 'orders at once'
    | 'one order'
    | 'quotes'
    | 'uncached list'
    | 'bytes of home'
    | 'new connections'
    | 'memory at rest';
  /** Its last figure there: on ÷ off. What gives less than 3 % (or 1 kB) is deleted. */
  gain: string;
}

/** All optimisations that behaviour does not depend on: `WAHA_TUNING=-name` starts a shop without one, `off` without all. */
export const tuning: Readonly<Record<TuningName, Tuning>> = {
  pipelining: {
    does: 'Sends the statements of a connection without waiting for the answers before, the messages of one turn in one write, and the begin and the last statements of a transaction with others',
    file: 'server/src/platform/database/pipeline',
    decision: '0055',
    bench: 'one order',
    gain: '1.73 (7.2 ms ÷ 12.5 ms)',
  },
  'prepared-statements': {
    does: 'Names statements that come a second time, so that PostgreSQL plans them once a connection',
    file: 'server/src/platform/database/pipeline/statement-names.ts',
    decision: '0055',
    bench: 'uncached list',
    gain: '1.25 (560 ÷ 449 a second)',
  },
  'group-commit': {
    does: 'Writes orders that arrive together in one transaction',
    file: 'server/src/platform/bind/group-commit.ts',
    decision: '0083',
    bench: 'orders at once',
    gain: '1.60 (369 ÷ 230 a second)',
  },
  'versioned-cache': {
    does: 'Remembers rates, names, offers and settings under a version that triggers raise',
    file: 'server/src/platform/versioned-cache',
    decision: '0081',
    bench: 'quotes',
    gain: '1.14 (843 ÷ 738 a second)',
  },
  recompression: {
    does: 'Compresses cached pages again at the best quality, after their first readers were served',
    file: 'server/src/platform/cache/recompress.ts',
    decision: '0077',
    bench: 'bytes of home',
    gain: '1.14 (8,481 ÷ 9,644 bytes)',
  },
  'listen-sockets': {
    does: 'Listens on sixteen sockets of one port, except behind a proxy (TRUST_PROXY)',
    file: 'server/src/platform/http/listen-sockets.ts',
    decision: '0086',
    bench: 'new connections',
    gain: '1.23 (187 ÷ 230 ms p99 of 400 connections at once while pages are rendered)',
  },
  'idle-collection': {
    does: 'Collects garbage in moments without work, so that memory goes back to the system',
    file: 'server/src/platform/memory',
    decision: '0077',
    bench: 'memory at rest',
    gain: '1.32 (162 ÷ 213 MB)',
  },
};
