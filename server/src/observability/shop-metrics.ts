import { smsOutcomes } from '../modules/shop/sms/index.ts';
import { groupCommitCounts } from '../platform/bind/index.ts';
import type { ConcurrencyState } from '../platform/concurrency-limit/index.ts';
import type { Database, PoolState } from '../platform/database/index.ts';
import { countFailures, type FailureCounts, readBacklogs } from '../platform/jobs/index.ts';
import {
  createHistogram,
  type Metric,
  type Sample,
  watchLoopDelay,
  writeExposition,
} from '../platform/metrics/index.ts';
import { readOutboxBacklog } from '../platform/outbox/index.ts';
import { hashingState } from '../platform/password/index.ts';
import { lastLedgerCheck } from './ledger-checks.store.ts';

/** In seconds: a page that is kept takes none of this; what takes longer than the last is too long. */
const BUCKETS = [0.005, 0.02, 0.1, 0.3, 1, 2.5];
/** Routes times what they answer: some hundreds, in a shop that does everything at once. */
const MOST_SERIES = 3_000;

export interface ShopMetricsDeps {
  db: Database;
  pool: () => PoolState;
  bulkheads: Readonly<Record<string, ConcurrencyState>>;
  caches: Readonly<Record<string, { bytes: number; loads: number }>>;
  /** How many answers were sent as they were kept. */
  kept: Readonly<{ api: number; pages: number }>;
  jobFailures: FailureCounts;
}

/** What one process can say of itself and of the database, for those who watch it (docs/how-to/watch-it.md). */
export interface ShopMetrics {
  /** Hears of every answer that was not sent as it was kept. `route`: of a bounded number. */
  observe(route: string, status: number, seconds: number): void;
  /** Prometheus' text format. What the database would say is left out where it does not answer. */
  write(): Promise<string>;
  close(): void;
}

export function createShopMetrics(deps: ShopMetricsDeps): ShopMetrics {
  const requests = createHistogram({ buckets: BUCKETS, mostSeries: MOST_SERIES });
  const delay = watchLoopDelay();
  return {
    observe: (route, status, seconds) => requests.observe({ route, status: String(status) }, seconds),
    async write() {
      const told = await askDatabase(deps.db).catch(() => undefined);
      return writeExposition([
        histogram('waha_http_request_duration_seconds', 'answers made, by route and status', requests.samples()),
        counter('waha_http_kept_answers_total', 'answers sent as they were kept', byLabel('kind', { ...deps.kept })),
        ...cacheMetrics(deps),
        ...bulkheadMetrics(deps),
        counter(
          'waha_batched_calls_total',
          'calls that may share a transaction',
          byLabel('way', { ...groupCommitCounts }),
        ),
        failureMetric(deps),
        counter('waha_sms_total', 'text messages by what came of them', byLabel('outcome', { ...smsOutcomes })),
        ...databaseMetrics(deps.pool(), told !== undefined),
        ...(told ? backlogMetrics(told) : []),
        ...processMetrics(delay.samples()),
      ]);
    },
    close: () => delay.close(),
  };
}

type Told = Awaited<ReturnType<typeof askDatabase>>;

async function askDatabase(db: Database) {
  const asked = [readOutboxBacklog(db), readBacklogs(db), lastLedgerCheck(db), countFailures(db)] as const;
  const [outbox, jobs, ledger, failures] = await Promise.all(asked);
  return { outbox, jobs, ledger, failures };
}

function cacheMetrics({ caches }: ShopMetricsDeps): Metric[] {
  const each = (of: (cache: { bytes: number; loads: number }) => number) =>
    byLabel('cache', Object.fromEntries(Object.entries(caches).map(([name, cache]) => [name, of(cache)])));
  return [
    counter(
      'waha_cache_makings_total',
      'answers and pages made to be kept',
      each((cache) => cache.loads),
    ),
    gauge(
      'waha_cache_bytes',
      'what is kept takes so much',
      each((cache) => cache.bytes),
    ),
  ];
}

function bulkheadMetrics({ bulkheads }: ShopMetricsDeps): Metric[] {
  const each = (of: (state: ConcurrencyState) => number) =>
    byLabel('work', Object.fromEntries(Object.entries(bulkheads).map(([work, state]) => [work, of(state)])));
  return [
    gauge(
      'waha_work_running',
      'pieces of work under way',
      each((state) => state.running),
    ),
    gauge(
      'waha_work_waiting',
      'pieces of work that wait to be let in',
      each((state) => state.waiting),
    ),
    counter(
      'waha_work_refused_total',
      'pieces of work there was no room for (503)',
      each((state) => state.refused),
    ),
    gauge('waha_password_hashing', 'passwords that are hashed or wait for it', [
      { labels: { state: 'running' }, value: hashingState.running },
      { labels: { state: 'waiting' }, value: hashingState.waiting },
    ]),
    counter('waha_password_refused_total', 'passwords there was no room for (503)', [{ value: hashingState.refused }]),
  ];
}

function databaseMetrics({ open, used, byWorkClass }: PoolState, isUp: boolean): Metric[] {
  const each = (of: (state: { used: number; waiting: number }) => number) =>
    byLabel('work', Object.fromEntries([...byWorkClass].map(([work, state]) => [work, of(state)])));
  return [
    gauge('waha_database_up', '1 where the database answered this question', [{ value: isUp ? 1 : 0 }]),
    gauge('waha_database_connections', 'connections of this process', [
      { labels: { state: 'open' }, value: open },
      { labels: { state: 'used' }, value: used },
    ]),
    gauge(
      'waha_database_used',
      'connections in use, by work',
      each((state) => state.used),
    ),
    gauge(
      'waha_database_waiting',
      'statements and transactions that wait for one',
      each((state) => state.waiting),
    ),
  ];
}

function failureMetric({ jobFailures }: ShopMetricsDeps): Metric {
  const samples = [...jobFailures].flatMap(([queue, { retry, dead }]) => [
    { labels: { queue, outcome: 'retry' }, value: retry },
    { labels: { queue, outcome: 'dead' }, value: dead },
  ]);
  return counter('waha_job_failures_total', 'attempts of jobs that failed, by queue and outcome', samples);
}

function backlogMetrics({ outbox, jobs, ledger, failures }: Told): Metric[] {
  const oldest = Math.max(0, ...jobs.map((queue) => queue.oldest_seconds));
  const metrics = [
    gauge('waha_outbox_waiting', 'events that nobody has taken', [{ value: outbox.waiting }]),
    gauge('waha_outbox_oldest_seconds', 'age of the oldest of them', [{ value: outbox.oldest_seconds }]),
    gauge(
      'waha_jobs_waiting',
      'jobs that could be done now, by queue',
      jobs.map(({ queue, waiting }) => ({ labels: { queue }, value: waiting })),
    ),
    gauge('waha_jobs_failed', 'jobs that failed and have not succeeded since, by state', [
      { labels: { state: 'retrying' }, value: failures.retrying },
      { labels: { state: 'dead' }, value: failures.dead },
    ]),
    gauge('waha_jobs_oldest_seconds', 'for how long the one that waits longest could have been done', [
      { value: oldest },
    ]),
  ];
  if (!ledger) return metrics;
  return [
    ...metrics,
    gauge('waha_ledger_violations', 'what the last look at the books found wrong', [{ value: ledger.violations }]),
    gauge('waha_ledger_checked_timestamp_seconds', 'when that was', [{ value: ledger.checked_at.getTime() / 1_000 }]),
  ];
}

function processMetrics(delay: Sample[]): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const startedAt = Math.round(Date.now() / 1_000 - process.uptime());
  return [
    gauge('waha_event_loop_delay_seconds', 'how late the process is, of the last ten seconds', delay),
    gauge('process_resident_memory_bytes', 'memory of the process', [{ value: rss }]),
    gauge('process_heap_bytes', 'of that, JavaScript', [{ value: heapUsed }]),
    counter('process_cpu_seconds_total', 'time of processors', [{ value: (user + system) / 1e6 }]),
    gauge('process_start_time_seconds', 'when the process began', [{ value: startedAt }]),
  ];
}

function byLabel(name: string, values: Readonly<Record<string, number>>): Sample[] {
  return Object.entries(values).map(([label, value]) => ({ labels: { [name]: label }, value }));
}

const metric = (type: Metric['type']) => (name: string, help: string, samples: readonly Sample[]) => ({
  name,
  help,
  type,
  samples,
});
const counter = metric('counter');
const gauge = metric('gauge');
const histogram = metric('histogram');
