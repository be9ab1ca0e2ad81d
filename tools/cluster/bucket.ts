import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { answers, type Machine, put, run, startDaemon, until } from './machines.ts';

/** A store of objects that is not on the cluster's machines: Swift, which speaks S3 and checks signatures, behind TLS. */
export const STORE = {
  machine: 'store',
  name: 'store.internal',
  address: '10.77.0.71',
  region: 'us-east-1',
  key: 'shop:trial',
} as const;
export const PICTURES = 'waha-pictures';
export const BACKUPS = 'waha-backups';

/** Folder of the store's machine for its objects. Swift keeps what it knows of them in extended attributes. */
export const OBJECTS = '/srv/node/disk';
/** The certificate of the authority that the store's own is from, on each machine that asks it. */
export const AUTHORITY = '/etc/store-authority.pem';

const SERVERS = [
  { name: 'account', port: 6202 },
  { name: 'container', port: 6201 },
  { name: 'object', port: 6200 },
] as const;

const proxyConf = (secret: string) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = 8080
workers = 2
log_udp_host = 127.0.0.1
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth copy slo dlo versioned_writes symlink proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:s3api]
use = egg:swift#s3api
location = ${STORE.region}
[filter:tempauth]
use = egg:swift#tempauth
user_shop_trial = ${secret} .admin
${[
  'catch_errors',
  'gatekeeper',
  'healthcheck',
  'listing_formats',
  'bulk',
  'copy',
  'slo',
  'dlo',
  'versioned_writes',
  'symlink',
]
  .map((name) => `[filter:${name}]\nuse = egg:swift#${name}`)
  .join('\n')}
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:11211
`;

const serverConf = (name: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 1
devices = /srv/node
mount_check = false
log_udp_host = 127.0.0.1
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`;

const TLS_IN_FRONT = `defaults
    mode http
    timeout connect 5s
    timeout client 60s
    timeout server 60s
frontend store
    bind :443 ssl crt /etc/store/both.pem
    default_backend swift
backend swift
    server swift 127.0.0.1:8080
`;

/** Starts the store with its two buckets, empty or with what its folder holds. */
export async function startBucket(machine: Machine, secret: string): Promise<void> {
  await put(machine, '/etc/swift/swift.conf', '[swift-hash]\nswift_hash_path_suffix = trial\n');
  await put(machine, '/etc/swift/proxy-server.conf', proxyConf(secret));
  await run(machine, ['mkdir', '-p', '/etc/store', '/run/haproxy', OBJECTS]);
  await run(machine, ['chown', 'swift:swift', OBJECTS]);
  await startDaemon(machine, { name: 'memcached', user: 'swift', command: ['memcached', '-l', '127.0.0.1'] });
  for (const { name, port } of SERVERS) {
    await put(machine, `/etc/swift/${name}-server.conf`, serverConf(name, port));
    await makeRing(machine, name, port);
    await startSwift(machine, name);
  }
  await startSwift(machine, 'proxy');
  await makeCertificate(machine);
  await put(machine, '/etc/haproxy/haproxy.cfg', TLS_IN_FRONT);
  await startDaemon(machine, { name: 'tls', command: ['haproxy', '-db', '-f', '/etc/haproxy/haproxy.cfg'] });
  await knowStore(machine);
  await until('the store answers', () =>
    answers(machine, ['curl', '-sf', '--cacert', AUTHORITY, `https://${STORE.name}/healthcheck`]),
  );
  for (const bucket of [BACKUPS, PICTURES]) await ask(machine, secret, bucket, '-X', 'PUT');
}

function startSwift(machine: Machine, name: string) {
  const command = [`swift-${name}-server`, `/etc/swift/${name}-server.conf`, '--verbose'];
  return startDaemon(machine, { name: `swift-${name}`, user: 'swift', command });
}

/** A ring of one disk says where objects are. */
async function makeRing(machine: Machine, name: string, port: number): Promise<void> {
  const build = (...args: string[]) => run(machine, ['swift-ring-builder', `/etc/swift/${name}.builder`, ...args]);
  await build('create', '6', '1', '1');
  await build('add', `r1z1-127.0.0.1:${port}/disk`, '1');
  await build('rebalance');
}

/** An authority of the trial, and a certificate of the store from it. */
async function makeCertificate(machine: Machine): Promise<void> {
  const subject = ['-subj', `/CN=${STORE.name}`, '-addext', `subjectAltName=DNS:${STORE.name}`];
  const files = ['-keyout', '/etc/store/key.pem', '-out', '/etc/store/store.pem'];
  await run(machine, ['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files]);
  await run(machine, ['sh', '-c', 'cat /etc/store/store.pem /etc/store/key.pem > /etc/store/both.pem']);
}

/** Lets a machine find and trust the store, which has been started. */
export async function knowStore(machine: Machine): Promise<void> {
  await put(machine, '/etc/hosts', `127.0.0.1 localhost\n${STORE.address} ${STORE.name}\n`);
  const certificate = await readFile(join(dirname(machine.folder), STORE.machine, 'upper/etc/store/store.pem'), 'utf8');
  await put(machine, AUTHORITY, certificate);
}

/** The number of objects that a bucket holds, up to a thousand, as the store tells. */
export async function objectsIn(store: Machine, secret: string, bucket: string): Promise<number> {
  const text = await ask(store, secret, `${bucket}?list-type=2`);
  return text.split('<Contents>').length - 1;
}

function ask(machine: Machine, secret: string, path: string, ...more: string[]): Promise<string> {
  // The key has a colon, which curl takes from addresses alone.
  const address = `https://${encodeURIComponent(STORE.key)}:${secret}@${STORE.name}/${path}`;
  const signed = ['--aws-sigv4', `aws:amz:${STORE.region}:s3`, '--cacert', AUTHORITY];
  return run(machine, ['curl', '-sSf', ...signed, ...more, address]);
}
