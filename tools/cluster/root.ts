import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../check/source-files.ts';

const execute = promisify(execFile);
/** Debian 13's: PostgreSQL 17, Patroni 4.0.7, etcd 3.5, HAProxy 3.0, pgBackRest 2.55, Swift 2.35. */
const PACKAGES =
  'patroni,python3-etcd,python3-psycopg2,postgresql-17,etcd-server,etcd-client,haproxy,pgbackrest,curl,iproute2,' +
  'swift-proxy,swift-account,swift-container,swift-object,memcached,openssl';
const NEEDED = [
  'usr/bin/patroni',
  'usr/bin/etcd',
  'usr/sbin/haproxy',
  'usr/bin/pgbackrest',
  'usr/bin/swift-proxy-server',
  'usr/bin/memcached',
  'usr/lib/postgresql/17/bin/postgres',
];

/**
 * A folder with Debian 13 and what a cluster needs: the one `CLUSTER_ROOT` names, or `.cache/cluster-root`, which
 * debootstrap fills once. Returns what is missing instead, a sentence, where it cannot be had.
 */
export async function findRoot(print: (line: string) => void): Promise<{ root: string } | { missing: string }> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return { missing: 'It needs Linux and the rights of root.' };
  const root = process.env.CLUSTER_ROOT ?? join(ROOT, '.cache/cluster-root');
  const lacks = () => NEEDED.filter((path) => !existsSync(join(root, path)));
  if (lacks().length === 0) return { root };
  if (process.env.CLUSTER_ROOT) return { missing: `${root} lacks ${lacks().join(', ')}.` };
  const hasDebootstrap = await execute('which', ['debootstrap']).then(
    () => true,
    () => false,
  );
  if (!hasDebootstrap)
    return { missing: 'It needs debootstrap (apt install debootstrap), or CLUSTER_ROOT, a folder with Debian 13.' };
  print(`filling ${root} with Debian 13, once`);
  const mirror = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian';
  const child = spawn('debootstrap', ['--variant=minbase', `--include=${PACKAGES}`, 'trixie', root, mirror], {
    stdio: 'inherit',
  });
  await new Promise((resolve) => child.once('close', resolve));
  return lacks().length === 0 ? { root } : { missing: `debootstrap failed; ${root} lacks ${lacks().join(', ')}.` };
}
