import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../check/source-files.ts';
import { AUTHORITY, knowStore, PICTURES, STORE } from './bucket.ts';
import { type Cluster, type Daemon, type Machine, put, run, startDaemon, until } from './machines.ts';

const deployed = (path: string) => readFile(join(ROOT, 'deploy', path), 'utf8');
const secret = () => randomBytes(16).toString('hex');

/** Passwords of one cluster. */
export const createSecrets = () => ({
  postgres: secret(),
  replicator: secret(),
  rewind: secret(),
  restapi: secret(),
  waha: secret(),
  settings: secret(),
  backup: secret(),
  store: secret(),
});
export type Secrets = ReturnType<typeof createSecrets>;

/** Starts etcd as deploy/etcd says, with this machine's name and address in the lines marked OWN. */
export async function startEtcd(machine: Machine): Promise<Daemon> {
  const text = await deployed('etcd/etcd.yml');
  const own = text
    .split('\n')
    .map((line) =>
      line.includes('# OWN') ? line.replaceAll('10.77.0.21', machine.address).replace('etcd1', machine.name) : line,
    );
  await put(machine, '/etc/etcd/etcd.yml', own.join('\n'));
  await run(machine, ['mkdir', '-p', '/var/lib/etcd']);
  await run(machine, ['chown', 'etcd:etcd', '/var/lib/etcd']);
  return startDaemon(machine, {
    name: 'etcd',
    user: 'etcd',
    command: ['/usr/bin/etcd', '--config-file', '/etc/etcd/etcd.yml'],
  });
}

/** pgBackRest as deploy/pgbackrest says, with the trial's store instead of Amazon's. */
export async function preparePgBackRest(machine: Machine, secrets: Secrets): Promise<void> {
  const config = await deployed('pgbackrest/pgbackrest.conf');
  const own = config
    .replace(/^repo1-s3-region=.*$/m, `repo1-s3-region=${STORE.region}`)
    .replace(/^repo1-s3-endpoint=.*$/m, `repo1-s3-endpoint=${STORE.name}\nrepo1-s3-uri-style=path`)
    .replace('repo1-path=', `repo1-storage-ca-file=${AUTHORITY}\nrepo1-path=`);
  await knowStore(machine);
  await put(machine, '/etc/pgbackrest.conf', own);
  const filled: Record<string, string> = {
    'repo1-s3-key': STORE.key,
    'repo1-s3-key-secret': secrets.store,
    'repo1-cipher-pass': secrets.backup,
  };
  const example = await deployed('pgbackrest/secrets.conf.example');
  await put(
    machine,
    '/etc/pgbackrest/conf.d/secrets.conf',
    example.replace(/^(repo1-[a-z0-9-]+)=$/gm, (line, name: string) => `${line}${filled[name] ?? ''}`),
    { mode: 0o600, owner: 'postgres' },
  );
  const folders = ['/run/postgresql', '/var/spool/pgbackrest', '/var/log/pgbackrest', '/tmp/pgbackrest'];
  await run(machine, ['mkdir', '-p', ...folders]);
  await run(machine, ['chown', 'postgres:postgres', '/var/lib/postgresql', ...folders]);
}

/** Starts PostgreSQL under Patroni as deploy/patroni says. */
export async function startPatroni(machine: Machine, secrets: Secrets): Promise<Daemon> {
  await preparePgBackRest(machine, secrets);
  await put(machine, '/etc/patroni/patroni.yml', await deployed('patroni/patroni.yml'));
  await put(machine, '/etc/patroni/amcheck.sql', await deployed('patroni/amcheck.sql'));
  await run(machine, ['mkdir', '-p', '/run/patroni']);
  await run(machine, ['chown', 'postgres:postgres', '/run/patroni']);
  const env = await patroniEnvironment(machine, secrets);
  const command = ['/usr/bin/patroni', '/etc/patroni/patroni.yml'];
  await run(
    machine,
    [
      'env',
      ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
      'patroni',
      '--validate-config',
      '/etc/patroni/patroni.yml',
    ],
    'postgres',
  );
  return startDaemon(machine, { name: 'patroni', user: 'postgres', command, env });
}

/** The settings of deploy/patroni/patroni.env.example, filled. */
export async function patroniEnvironment(
  { name, address }: Machine,
  secrets: Secrets,
): Promise<Record<string, string>> {
  const filled: Record<string, string> = {
    PATRONI_NAME: name,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
    PATRONI_SUPERUSER_PASSWORD: secrets.postgres,
    PATRONI_REPLICATION_PASSWORD: secrets.replicator,
    PATRONI_REWIND_PASSWORD: secrets.rewind,
    PATRONI_RESTAPI_PASSWORD: secrets.restapi,
  };
  const example = await deployed('patroni/patroni.env.example');
  const all: Record<string, string> = {};
  for (const [, key = '', value = ''] of example.matchAll(/^([A-Z_]+)=(.*)$/gm)) all[key] = filled[key] ?? value;
  return all;
}

export interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
}

/** The members of the database cluster, as one of them tells. Empty where it does not answer. */
export async function membersOf(machine: Machine): Promise<Member[]> {
  const text = await run(machine, ['curl', '-s', '--max-time', '2', `http://${machine.address}:8008/cluster`]).catch(
    () => '{}',
  );
  const told: { members?: Member[] } = JSON.parse(text || '{}');
  return told.members ?? [];
}

/** Waits for a leader, a synchronous standby and a replica, all of which stream on one timeline. */
export function untilSound(cluster: Cluster): Promise<void> {
  return until('three sound database machines', async () => {
    for (const name of ['db1', 'db2', 'db3']) {
      const machine = cluster.machines.get(name);
      const members = machine ? await membersOf(machine) : [];
      const timelines = new Set(members.map(({ timeline }) => timeline));
      const roles = members.map(({ role }) => role).toSorted();
      const areUp = members.every(({ state }) => state === 'running' || state === 'streaming');
      if (areUp && timelines.size === 1 && roles.join() === 'leader,replica,sync_standby') return true;
    }
    return false;
  });
}

/** Role, database and extension of the shop, and the repository of backups, as the pages in deploy/ say. */
export async function prepareDatabase(leader: Machine, secrets: Secrets): Promise<void> {
  const sql = (database: string, text: string) =>
    run(leader, ['psql', '-X', '-q', '-v', 'ON_ERROR_STOP=1', '-d', database, '-c', text], 'postgres');
  await sql('postgres', `create role waha login password '${secrets.waha}'`);
  await sql('postgres', "create database waha owner waha encoding 'UTF8' template template0");
  await sql('waha', 'create extension amcheck');
  // WAL that is tried until there is a stanza holds its lock now and then.
  const create = () => run(leader, ['pgbackrest', '--stanza=waha', 'stanza-create'], 'postgres');
  await until('a stanza', () =>
    create().then(
      () => true,
      () => false,
    ),
  );
  await run(leader, ['pgbackrest', '--stanza=waha', 'check'], 'postgres');
}

/** Starts HAProxy as deploy/haproxy says. The machine has the common address, which keepalived gives away elsewhere. */
export async function startHaproxy(machine: Machine): Promise<Daemon> {
  await put(machine, '/etc/haproxy/haproxy.cfg', await deployed('haproxy/haproxy.cfg'));
  await run(machine, ['mkdir', '-p', '/run/haproxy']);
  return startDaemon(machine, { name: 'haproxy', command: ['haproxy', '-W', '-db', '-f', '/etc/haproxy/haproxy.cfg'] });
}

export const databaseUrlOf = ({ waha }: Secrets) => `postgres://waha:${waha}@10.77.0.40:5432/waha`;

/** A bucket as the shop's settings name it. */
export const bucketOf = (bucket: string) => `s3://${bucket}?region=${STORE.region}&endpoint=https://${STORE.name}`;

/** Settings of a process of the shop. Mails are in a folder that the shops share, files in their bucket. */
export const shopSettings = ({ address }: Machine, secrets: Secrets) => ({
  DATABASE_URL: databaseUrlOf(secrets),
  PUBLIC_URL: 'http://10.77.0.40:8080',
  HOST: address,
  // The client too: it stands for many visitors.
  TRUST_PROXY: '10.77.0.0/24',
  DATA_DIR: '/files',
  SETTINGS_KEY: secrets.settings,
  MEDIA_STORE: bucketOf(PICTURES),
  S3_ACCESS_KEY_ID: STORE.key,
  S3_SECRET_ACCESS_KEY: secrets.store,
  NODE_EXTRA_CA_CERTS: AUTHORITY,
  BACKUP_NIGHTLY: '0',
  METRICS_PORT: '9464',
  METRICS_HOST: address,
  DEMO: '1',
});

/** Starts a process of the shop from a release. */
export async function startShop(machine: Machine, secrets: Secrets, release: string): Promise<Daemon> {
  await knowStore(machine);
  const env = shopSettings(machine, secrets);
  return startDaemon(machine, { name: 'shop', command: [join(release, 'bin/waha'), 'start'], env });
}
