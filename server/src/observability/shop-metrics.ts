import type { ExtensionCounts } from '../extensions/index.ts';
import { readReportState } from '../modules/selling/e-invoicing/index.ts';
import { visitLosses } from '../modules/selling/visits/index.ts';
import { lastProvedBackup } from '../modules/shop/operations/index.ts';
import { smsOutcomes } from '../modules/shop/sms/index.ts';
import { groupCommitCounts } from '../platform/bind/index.ts';
import type { ConcurrencyState } from '../platform/concurrency-limit/index.ts';
import type { Database, PoolState } from '../platform/database/index.ts';
import { readEventBacklog } from '../platform/events/index.ts';
import { countFailures, type FailureCounts, readBacklogs } from '../platform/jobs/index.ts';
import {
  createHistogram,
  type Metric,
  type Sample,
  watchLoopDelay,
  writeExposition,
} from '../platform/metrics/index.ts';
import { hashingState } from '../platform/password/index.ts';
import type { ReadCounts } from '../platform/read-pool/index.ts';
import { lastLedgerCheck } from './ledger-checks.store.ts';

/** Upper bounds in seconds. Responses from the cache are not observed; one above the last bound is too slow. */
const BUCKETS = [0.005, 0.02, 0.1, 0.3, 1, 2.5];
/** A limit on the number of series; a busy shop has some hundreds of pairs of route and status. */
const MOST_SERIES = 3_000;

export interface ShopMetricsDeps {
  db: Database;
  pool: () => PoolState;
  /** Undefined where the process has no replicas. */
  reads?: Readonly<ReadCounts> | undefined;
  bulkheads: Readonly<Record<string, ConcurrencyState>>;
  caches: Readonly<Record<string, { bytes: number; loads: number }>>;
  /** Counts of responses sent from the cache. */
  responseHits: Readonly<{ api: number; pages: number }>;
  jobFailures: FailureCounts;
  extensions: ExtensionCounts;
}

/** The metrics of a process and of its database (docs/how-to/watch-it.md). */
export interface ShopMetrics {
  /** Observes a response that was not sent from the cache. `route` must be one of a bounded number. */
  observe(route: string, status: number, seconds: number): void;
  /** Writes Prometheus' text format. Metrics of the database are left out while it does not answer. */
  write(): Promise<string>;
  close(): void;
}

export function createShopMetrics(deps: ShopMetricsDeps): ShopMetrics {
  const requests = createHistogram({ buckets: BUCKETS, mostSeries: MOST_SERIES });
  const delay = watchLoopDelay();
  return {
    observe: (route, status, seconds) => requests.observe({ route, status: String(status) }, seconds),
    async write() {
      const databaseState = await readDatabaseState(deps.db).catch(() => undefined);
      return writeExposition([
        histogram(
          'waha_http_request_duration_seconds',
          'duration of responses not sent from the cache, by route and status',
          requests.samples(),
        ),
        ...alsoNamed(
          'waha_http_cache_hits_total',
          counter(
            'waha_http_kept_answers_total',
            'responses sent from the cache',
            byLabel('kind', { ...deps.responseHits }),
          ),
        ),
        ...cacheMetrics(deps),
        ...bulkheadMetrics(deps),
        ...alsoNamed(
          'waha_group_commit_calls_total',
          counter(
            'waha_batched_calls_total',
            'calls with group commit, by how they were executed',
            byLabel('way', { ...groupCommitCounts }),
          ),
        ),
        failureMetric(deps),
        ...extensionMetrics(deps),
        counter('waha_sms_total', 'text messages, by outcome', byLabel('outcome', { ...smsOutcomes })),
        counter('waha_visit_writes_failed_total', 'writes of visits that failed, each with the counts of ten seconds', [
          { value: visitLosses.writes },
        ]),
        ...databaseMetrics(deps.pool(), databaseState !== undefined),
        ...(deps.reads ? [replicaMetric(deps.reads)] : []),
        ...(databaseState
          ? [...backlogMetrics(databaseState), ...backupMetrics(databaseState), ...taxMetrics(databaseState)]
          : []),
        ...processMetrics(delay.samples()),
      ]);
    },
    close: () => delay.close(),
  };
}

type DatabaseState = Awaited<ReturnType<typeof readDatabaseState>>;

async function readDatabaseState(db: Database) {
  const asked = [
    readEventBacklog(db),
    readBacklogs(db),
    lastLedgerCheck(db),
    countFailures(db),
    lastProvedBackup(db),
    readReportState(db),
  ] as const;
  const [events, jobs, ledger, failures, backup, taxReports] = await Promise.all(asked);
  return { events, jobs, ledger, failures, backup, taxReports };
}

function cacheMetrics({ caches }: ShopMetricsDeps): Metric[] {
  const each = (of: (cache: { bytes: number; loads: number }) => number) =>
    byLabel('cache', Object.fromEntries(Object.entries(caches).map(([name, cache]) => [name, of(cache)])));
  return [
    ...alsoNamed(
      'waha_cache_loads_total',
      counter(
        'waha_cache_makings_total',
        'cache loads started, each shared by all concurrent callers',
        each((cache) => cache.loads),
      ),
    ),
    gauge(
      'waha_cache_bytes',
      'estimated size of a cache',
      each((cache) => cache.bytes),
    ),
  ];
}

function bulkheadMetrics({ bulkheads }: ShopMetricsDeps): Metric[] {
  const each = (of: (state: ConcurrencyState) => number) =>
    byLabel('work', Object.fromEntries(Object.entries(bulkheads).map(([work, state]) => [work, of(state)])));
  return [
    ...alsoNamed(
      'waha_bulkhead_running',
      gauge(
        'waha_work_running',
        'calls that run, by work class',
        each((state) => state.running),
      ),
    ),
    ...alsoNamed(
      'waha_bulkhead_queued',
      gauge(
        'waha_work_waiting',
        'calls in the queue of a bulkhead, by work class',
        each((state) => state.waiting),
      ),
    ),
    ...alsoNamed(
      'waha_load_shed_total',
      counter(
        'waha_work_refused_total',
        'calls refused by load shedding (503), by work class',
        each((state) => state.refused),
      ),
    ),
    gauge('waha_password_hashing', 'password hashings, by state', [
      { labels: { state: 'running' }, value: hashingState.running },
      { labels: { state: 'waiting' }, value: hashingState.waiting },
    ]),
    counter('waha_password_refused_total', 'password hashings refused because the queue was full (503)', [
      { value: hashingState.refused },
    ]),
  ];
}

function databaseMetrics({ open, used, byWorkClass }: PoolState, isUp: boolean): Metric[] {
  const each = (of: (state: { used: number; waiting: number }) => number) =>
    byLabel('work', Object.fromEntries([...byWorkClass].map(([work, state]) => [work, of(state)])));
  return [
    gauge('waha_database_up', '1 where the database answered this scrape', [{ value: isUp ? 1 : 0 }]),
    gauge('waha_database_connections', 'connections of this process', [
      { labels: { state: 'open' }, value: open },
      { labels: { state: 'used' }, value: used },
    ]),
    gauge(
      'waha_database_used',
      'connections in use, by work class',
      each((state) => state.used),
    ),
    gauge(
      'waha_database_waiting',
      'statements and transactions that wait for a connection, by work class',
      each((state) => state.waiting),
    ),
  ];
}

function replicaMetric(reads: Readonly<ReadCounts>): Metric {
  return counter(
    'waha_replica_reads_total',
    'reads of kept answers that could go to a replica: answered by it, or by the primary because it was behind, away or busy',
    byLabel('outcome', { ...reads }),
  );
}

function failureMetric({ jobFailures }: ShopMetricsDeps): Metric {
  const samples = [...jobFailures].flatMap(([queue, { retry, dead }]) => [
    { labels: { queue, outcome: 'retry' }, value: retry },
    { labels: { queue, outcome: 'dead' }, value: dead },
  ]);
  return counter('waha_job_failures_total', 'attempts of jobs that failed, by queue and outcome', samples);
}

function extensionMetrics({ extensions }: ShopMetricsDeps): Metric[] {
  const all = extensions.list();
  const each = (of: (count: (typeof all)[number]) => number) =>
    all.map(({ extension, act, outcome, ...count }) => ({
      labels: { extension, act, outcome },
      value: of({ extension, act, outcome, ...count }),
    }));
  return [
    counter(
      'waha_extension_calls_total',
      'calls of extensions, by act and outcome',
      each(({ calls }) => calls),
    ),
    counter(
      'waha_extension_seconds_total',
      'time that calls of extensions took',
      each(({ seconds }) => seconds),
    ),
  ];
}

function backlogMetrics({ events, jobs, ledger, failures }: DatabaseState): Metric[] {
  const oldest = Math.max(0, ...jobs.map((queue) => queue.oldest_seconds));
  const oldestEvent = Math.max(0, ...events.map((one) => one.oldest_seconds));
  const metrics = [
    gauge(
      'waha_events_waiting',
      'events that a subscriber has not handled yet, by subscriber',
      events.map(({ subscriber, waiting }) => ({ labels: { subscriber }, value: waiting })),
    ),
    gauge('waha_events_oldest_seconds', 'age of the oldest event that a subscriber has not handled yet', [
      { value: oldestEvent },
    ]),
    // The names of former versions.
    gauge('waha_outbox_waiting', 'the same as waha_events_waiting, in sum', [
      { value: events.reduce((sum, { waiting }) => sum + waiting, 0) },
    ]),
    gauge('waha_outbox_oldest_seconds', 'the same as waha_events_oldest_seconds', [{ value: oldestEvent }]),
    gauge(
      'waha_jobs_waiting',
      'jobs that are due, by queue',
      jobs.map(({ queue, waiting }) => ({ labels: { queue }, value: waiting })),
    ),
    gauge('waha_jobs_failed', 'jobs that failed and have not succeeded since, by state', [
      { labels: { state: 'retrying' }, value: failures.retrying },
      { labels: { state: 'dead' }, value: failures.dead },
    ]),
    gauge('waha_jobs_oldest_seconds', 'the longest time a due job has waited', [{ value: oldest }]),
  ];
  if (!ledger) return metrics;
  return [
    ...metrics,
    gauge('waha_ledger_violations', 'violations the last ledger check found', [{ value: ledger.violations }]),
    gauge('waha_ledger_checked_timestamp_seconds', 'time of the last ledger check', [
      { value: ledger.checked_at.getTime() / 1_000 },
    ]),
  ];
}

function backupMetrics({ backup }: DatabaseState): Metric[] {
  if (!backup) return [];
  return [
    gauge('waha_backup_proved_timestamp_seconds', 'time to which the newest proved backup restores the shop', [
      { value: backup.started_at.getTime() / 1_000 },
    ]),
    gauge('waha_backup_bytes', 'size of that backup', [{ value: backup.bytes }]),
  ];
}

function taxMetrics({ taxReports: { queued, oldest, rejected } }: DatabaseState): Metric[] {
  return [
    gauge('waha_tax_documents_waiting', 'tax documents the authority has not answered yet', [{ value: queued }]),
    gauge('waha_tax_documents_oldest_seconds', 'age of the oldest of them', [
      { value: oldest ? Math.max(0, (Date.now() - oldest.getTime()) / 1_000) : 0 },
    ]),
    gauge('waha_tax_documents_rejected', 'rejected tax documents that no later one replaces', [{ value: rejected }]),
  ];
}

function processMetrics(delay: Sample[]): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const startedAt = Math.round(Date.now() / 1_000 - process.uptime());
  return [
    gauge('waha_event_loop_delay_seconds', 'event loop delay over the last ten seconds', delay),
    gauge('process_resident_memory_bytes', 'memory of the process', [{ value: rss }]),
    gauge('process_heap_bytes', 'JavaScript heap in use', [{ value: heapUsed }]),
    counter('process_cpu_seconds_total', 'CPU time of the process', [{ value: (user + system) / 1e6 }]),
    gauge('process_start_time_seconds', 'start time of the process', [{ value: startedAt }]),
  ];
}

/** A metric under its standard name and, for one more release, under its former one. */
function alsoNamed(name: string, former: Metric): Metric[] {
  return [
    { ...former, name },
    { ...former, help: `deprecated, use ${name}` },
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
