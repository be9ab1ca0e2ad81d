import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readSources } from './check/source-files.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const guide = read('docs/how-to/watch-it.md');
const clusterGuide = read('docs/how-to/run-a-cluster.md');
const board: Board = JSON.parse(read('deploy/grafana/waha.json'));

interface Board {
  panels: {
    id: number;
    title: string;
    gridPos: { x: number; y: number; w: number; h: number };
    targets?: { expr: string }[];
  }[];
}

const alertsIn = (path: string) => {
  const found = [...read(path).matchAll(/- alert: (\w+)\n\s+expr: (\|\n(?:\s{10}.*\n)+|.*)/g)];
  return found.map(([, name = '', expr = '']) => ({ name, expr }));
};
const shopAlerts = alertsIn('deploy/prometheus/waha.rules.yml');
const clusterAlerts = alertsIn('deploy/prometheus/cluster.rules.yml');
const panels = board.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ name: title, expr })));
const asked = [...shopAlerts, ...clusterAlerts, ...panels];

/** Metrics that other programs told in the versions of Debian 13: Patroni 4.0.7, etcd 3.5.16, HAProxy 3.0, node exporter 1.9. */
const OF_OTHERS = new Set([
  'etcd_disk_wal_fsync_duration_seconds',
  'etcd_server_has_leader',
  'etcd_server_leader_changes_seen_total',
  'haproxy_backend_active_servers',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'node_systemd_timer_last_trigger_seconds',
  'node_systemd_unit_state',
  'patroni_is_paused',
  'patroni_postgres_streaming',
  'patroni_postgres_timeline',
  'patroni_primary',
  'patroni_replica',
  'patroni_sync_standby',
  'patroni_xlog_location',
  'patroni_xlog_replayed_location',
]);

/** The names of metrics in an expression, and the labels by which it selects each. */
function metricsOf(expr: string) {
  const found = expr.matchAll(/\b((?:waha|process|patroni|etcd|haproxy|node)_[a-z_]+)(?:\{([^}]*)\})?/g);
  return [...found].map(([, name = '', labels = '']) => ({
    name: name.replace(/_(?:bucket|sum|count)$/, ''),
    labels: [...labels.matchAll(/(\w+)(?:=|!)/g)].map(([, label = '']) => label),
  }));
}

/** The row of the guide's table that explains a metric; metrics.api.test.ts holds that it names those exposed and no others. */
const rowOf = (name: string) =>
  guide.split('\n').find((line) => line.startsWith('| `') && line.split('|')[1]?.includes(`\`${name}\``));

test.each(asked)('$name asks for metrics and labels that exist', ({ expr }) => {
  const metrics = metricsOf(expr);
  if (!/\bup\{/.test(expr)) expect(metrics).not.toEqual([]);
  for (const { name, labels } of metrics) {
    if (OF_OTHERS.has(name)) continue;
    const row = rowOf(name);
    expect(row, name).toBeDefined();
    for (const label of labels) if (label !== 'job') expect(row, `${name}{${label}}`).toContain(`\`${label}\``);
  }
});

test('a metric that nobody exposes is found', () => {
  expect(metricsOf('sum(rate(waha_nothing_total{kind="a"}[5m]))')).toEqual([
    { name: 'waha_nothing_total', labels: ['kind'] },
  ]);
  expect(rowOf('waha_nothing_total')).toBeUndefined();
});

test.each([
  ['docs/how-to/watch-it.md', guide, shopAlerts],
  ['docs/how-to/run-a-cluster.md', clusterGuide, clusterAlerts],
])('%s says what to do at each alert, and at no other', (_, text, alerts) => {
  const table = /\| alert \| what to do \|\n[\s\S]*?(?=\n\n)/.exec(text)?.[0] ?? '';
  const firstCells = table.split('\n').map((row) => row.split('|')[1] ?? '');
  const explained = firstCells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(alerts.length).toBeGreaterThan(10);
  expect(explained.toSorted()).toEqual(alerts.map(({ name }) => name).toSorted());
});

test('panels of the board have ids of their own and do not overlap', () => {
  expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length);
  const cells = board.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});

test('all files speak of the machines that the guide lists', async () => {
  const files = await readSources(['deploy/**/*.*']);
  const listed = new Set(['10.77.0.0']);
  for (const [, first = '', last = ''] of clusterGuide.matchAll(/`10\.77\.0\.(\d+)`(?:–`(\d+)`)?/g))
    for (let host = Number(first); host <= Number(last || first); host += 1) listed.add(`10.77.0.${host}`);
  for (const [, host = ''] of clusterGuide.matchAll(/`10\.77\.0\.\d+`, `(\d+)`/g)) listed.add(`10.77.0.${host}`);
  const unknown = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\b10\.\d+\.\d+\.\d+\b/g)].filter(([one]) => !listed.has(one)).map(([one]) => `${path} ${one}`),
  );
  expect(listed.size).toBeGreaterThan(12);
  expect(unknown).toEqual([]);
});

test.each([
  ['deploy/patroni/patroni.yml', /^ {4}synchronous_mode: true$/m],
  ['deploy/patroni/patroni.yml', /^ {4}synchronous_mode_strict: true$/m],
  ['deploy/patroni/patroni.yml', /^ {6}recovery_conf:\n {8}restore_command: pgbackrest .*archive-get/m],
  ['deploy/patroni/patroni.yml', /^watchdog:\n {2}mode: automatic$/m],
  ['deploy/etcd/etcd.yml', /^pre-vote: true$/m],
  ['deploy/haproxy/haproxy.cfg', /on-marked-down shutdown-sessions/],
  ['deploy/haproxy/haproxy.cfg', /^ {2}option httpchk OPTIONS \/primary$/m],
])('%s keeps a rule that was paid for with lost orders: %s', (path, rule) => {
  expect(read(path)).toMatch(rule);
});
