import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { LogLevel } from './platform/log/index.ts';
import { SOURCE_EXTENSION } from './platform/source-extension.ts';
import type { S3Settings } from './platform/storage/index.ts';
import { isTuningValue, tuningNames } from './platform/tuning/index.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const satisfies LogLevel[];
const DEFAULT_API_KEY = 'waha-demo-key';
const SHOP_FILE = resolve(import.meta.dirname, `../../waha.config${SOURCE_EXTENSION}`);

export type Config = Readonly<{
  port: number;
  host: string;
  /** Absolute: the database, media, local mail and keys of this shop. */
  dataDir: string;
  /** Undefined: the shop starts its own PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  databasePoolSize: number;
  /** A replica of the database that answers reads of kept answers; undefined: none. */
  readDatabaseUrl: string | undefined;
  /** The address of the metrics port; undefined: none. */
  metrics: Readonly<{ host: string; port: number }> | undefined;
  /** An OTLP collector that spans are sent to, and the share of requests that is traced; undefined: nothing is traced. */
  tracing: Readonly<{ endpoint: string; share: number; service: string; trustsParents: boolean }> | undefined;
  /** The public address of the shop, without a trailing slash. */
  publicUrl: string;
  /** True where the environment names the public address, so that the settings of the shop cannot. */
  isAddressFixed: boolean;
  storeApiKey: string;
  /** True where an empty database is filled with the demo shop. */
  demo: boolean;
  /** Weeks of orders of guests that the demo shop begins with. */
  demoWeeks: number;
  /** A bucket for pictures and uploads; undefined: they are files under `dataDir`. */
  s3: Readonly<S3Settings> | undefined;
  /** Backups: where they go, by which passphrase, and whether one is made each night. */
  backup: Readonly<{
    passphrase: string | undefined;
    /** A bucket; undefined: the folder `backups` under `dataDir`. */
    store: Readonly<S3Settings> | undefined;
    nightly: boolean;
    /** The number of nightly backups that stay. */
    keep: number;
  }>;
  /** The base URL of pictures, without a trailing slash: `/media` of the shop, or another address of the same files. */
  mediaUrl: string;
  /** The sources of pictures that an import file names; undefined and false: none. */
  importPictures: Readonly<{ folder: string | undefined; fromWeb: boolean }>;
  /** Days for which events stay in the log: a subscriber can be replayed from any moment of that time. */
  eventDays: number;
  /** Months for which entries of the audit stay. */
  auditMonths: number;
  /** The key that seals settings of extensions; undefined: one in `dataDir`. */
  settingsKey: string | undefined;
  /** The absolute path of the file that lists the extensions of the shop. */
  shopFile: string;
  /** The environment as given, of which extensions read their own settings. */
  environment: Readonly<Record<string, string>>;
  /** Processes that answer requests. */
  workers: number;
  /** Proxies whose X-Forwarded-* headers are trusted: addresses or CIDR ranges. */
  trustedProxies: readonly string[];
  /** Listening sockets of the port; undefined: as many as suit connections that come straight from clients. */
  listenSockets: number | undefined;
  logLevel: LogLevel;
  /** True under `npm run dev`: Vite serves the storefront, not its build. */
  dev: boolean;
}>;

/** A setting that cannot be used; the message is one sentence a line, each saying what to set. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .int(`must be a whole number from ${least} to ${most}`)
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

const whole = (least: number, most: number, fallback: number) => wholeNumber(least, most).default(fallback);

const urlOf = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address like ${example}` });

const STORE_EXAMPLE =
  's3://bucket?region=eu-central-1, or s3://bucket/folder?region=any&endpoint=https://store.example';

const bucket = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const asked = readStore(url);
  if (asked) return asked;
  context.addIssue({ code: 'custom', message: `must be like ${STORE_EXAMPLE}` });
  return z.NEVER;
});

const SETTINGS = z
  .object({
    PORT: whole(0, 65_535, 3_000),
    HOST: z
      .string()
      .refine(isHost, { error: 'must be an address of this machine, like 127.0.0.1, or 0.0.0.0 for all' })
      .default('127.0.0.1'),
    DATA_DIR: z.string().default('./.data'),
    DATABASE_URL: urlOf(/^postgres(ql)?$/, 'postgres://user:password@host:5432/waha').optional(),
    READ_DATABASE_URL: urlOf(/^postgres(ql)?$/, 'postgres://user:password@replica:5432/waha').optional(),
    METRICS_PORT: wholeNumber(1, 65_535).optional(),
    METRICS_HOST: z
      .string()
      .refine(isHost, { error: 'must be an address of this machine, like 127.0.0.1, or 0.0.0.0 for all' })
      .default('127.0.0.1'),
    OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(/^https?$/, 'http://127.0.0.1:4318').optional(),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number({ error: 'must be a share from 0 to 1, like 0.05' })
      .min(0, 'must be at least 0')
      .max(1, 'must be at most 1')
      .default(1),
    OTEL_SERVICE_NAME: z.string().default('waha'),
    WORKER_SLOT: whole(0, 63, 0),
    DB_POOL_SIZE: whole(1, 200, 20),
    PUBLIC_URL: urlOf(/^https?$/, 'https://shop.example').optional(),
    STORE_API_KEY: z.string().min(8, 'must have 8 characters or more').default(DEFAULT_API_KEY),
    DEMO: z.enum(['0', '1'], { error: 'must be 1 (fill an empty database with the demo shop) or 0' }).optional(),
    DEMO_WEEKS: whole(0, 52, 6),
    MEDIA_STORE: bucket.optional(),
    BACKUP_STORE: bucket.optional(),
    BACKUP_PASSPHRASE: z.string().min(12, 'must have 12 characters or more').optional(),
    BACKUP_NIGHTLY: z.enum(['0', '1'], { error: 'must be 1 (make a backup each night) or 0' }).default('1'),
    BACKUP_KEEP: whole(1, 1_000, 7),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    MEDIA_URL: urlOf(/^https?$/, 'https://cdn.example/media').optional(),
    IMPORT_PICTURES_DIR: z.string().optional(),
    IMPORT_PICTURES_FROM_WEB: z
      .enum(['0', '1'], { error: 'must be 1 (fetch the pictures that a file of products names by https) or 0' })
      .default('0'),
    WORKERS: whole(1, 64, 1),
    TRUST_PROXY: z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .refine((parts) => parts.every(isAddressOrRange), {
        error:
          "must list your proxies' addresses or ranges, like 10.0.0.0/8, 127.0.0.1 (never `true`: anyone could forge an address)",
      })
      .optional(),
    LISTEN_SOCKETS: wholeNumber(1, 64).optional(),
    WAHA_TUNING: z
      .string()
      .refine(isTuningValue, { error: `must be off, or some of -${tuningNames.join(', -')}, with commas between them` })
      .optional(),
    EVENT_DAYS: whole(1, 365, 30),
    AUDIT_MONTHS: whole(1, 600, 84),
    SETTINGS_KEY: z.string().min(32, 'must have 32 characters or more').optional(),
    WAHA_CONFIG: z.string().optional(),
    WAHA_DEV: z.enum(['0', '1']).default('0'),
    LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  })
  .superRefine((given, context) => {
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      for (const store of ['MEDIA_STORE', 'BACKUP_STORE'] as const)
        if (given[store] && !given[name])
          context.addIssue({ code: 'custom', path: [name], message: `must be set too, as ${store} is` });
  });

/** Reads the settings; every one is optional. Throws ConfigError naming each bad one and what to set instead. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // `PORT=` in a shell or an env file means "not set".
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) if (value !== undefined && value !== '') given[name] = value;
  const fileFaults = readFiles(given);
  const parsed = SETTINGS.safeParse(given);
  const faults = [...fileFaults, ...(parsed.error?.issues.map(describeIssue(given)) ?? [])];
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults.join('\n'));
  const settings = parsed.data;
  return Object.freeze({
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databasePoolSize: settings.DB_POOL_SIZE,
    readDatabaseUrl: settings.READ_DATABASE_URL,
    metrics: readMetrics(settings),
    tracing: readTracing(settings),
    isAddressFixed: settings.PUBLIC_URL !== undefined,
    publicUrl: (settings.PUBLIC_URL ?? localUrl(settings.HOST, settings.PORT)).replace(/\/+$/, ''),
    storeApiKey: settings.STORE_API_KEY,
    demoWeeks: settings.DEMO_WEEKS,
    demo: settings.DEMO === undefined ? settings.DATABASE_URL === undefined : settings.DEMO === '1',
    eventDays: settings.EVENT_DAYS,
    auditMonths: settings.AUDIT_MONTHS,
    settingsKey: settings.SETTINGS_KEY,
    shopFile: resolve(settings.WAHA_CONFIG ?? SHOP_FILE),
    environment: Object.freeze(given),
    s3: readS3(settings, settings.MEDIA_STORE),
    backup: Object.freeze({
      passphrase: settings.BACKUP_PASSPHRASE,
      store: readS3(settings, settings.BACKUP_STORE),
      nightly: settings.BACKUP_NIGHTLY === '1',
      keep: settings.BACKUP_KEEP,
    }),
    mediaUrl: settings.MEDIA_URL?.replace(/\/+$/, '') ?? '/media',
    importPictures: Object.freeze({
      folder: settings.IMPORT_PICTURES_DIR && resolve(settings.IMPORT_PICTURES_DIR),
      fromWeb: settings.IMPORT_PICTURES_FROM_WEB === '1',
    }),
    workers: settings.WORKERS,
    trustedProxies: Object.freeze(settings.TRUST_PROXY ?? []),
    listenSockets: settings.LISTEN_SOCKETS ?? (settings.TRUST_PROXY ? 1 : undefined),
    logLevel: settings.LOG_LEVEL,
    dev: settings.WAHA_DEV === '1',
  });
}

/** Reads `NAME_FILE`, a file that holds the value of `NAME`, as container platforms hand over secrets. Returns what is wrong. */
function readFiles(given: Record<string, string>): string[] {
  return Object.keys(SETTINGS.shape).flatMap((name) => {
    const file = given[`${name}_FILE`];
    if (file === undefined) return [];
    if (given[name] !== undefined) return [`${name} and ${name}_FILE are both set: set one of them.`];
    try {
      given[name] = readFileSync(file, 'utf8').trim();
      return given[name] === '' ? [`${name}_FILE names an empty file, "${file}".`] : [];
    } catch {
      return [`${name}_FILE must name a file that can be read (it is "${file}").`];
    }
  });
}

/** Processes of one machine each have a port of their own, from the first one on. */
function readMetrics(settings: z.output<typeof SETTINGS>): Config['metrics'] {
  const { METRICS_HOST: host, METRICS_PORT: port, WORKER_SLOT: slot } = settings;
  return port === undefined ? undefined : Object.freeze({ host, port: port + slot });
}

/** Names of settings are those of OpenTelemetry. */
function readTracing(settings: z.output<typeof SETTINGS>): Config['tracing'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service } = settings;
  if (endpoint === undefined) return undefined;
  // Visitors could have any request traced where nobody stands before them.
  const trustsParents = settings.TRUST_PROXY !== undefined;
  return Object.freeze({ endpoint, share: settings.OTEL_TRACES_SAMPLER_ARG, service, trustsParents });
}

/** `s3://bucket/folder?region=…&endpoint=…` */
function readStore(url: URL | undefined): Pick<S3Settings, 'bucket' | 'prefix' | 'region' | 'endpoint'> | undefined {
  const [region, endpoint] = [url?.searchParams.get('region'), url?.searchParams.get('endpoint') ?? undefined];
  if (url?.protocol !== 's3:' || !region || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) return undefined;
  if (endpoint !== undefined && !/^https?:\/\/[^/?#]+/.test(endpoint)) return undefined;
  const folder = url.pathname.replace(/^\/+|\/+$/g, '');
  if (!/^[\w/.-]*$/.test(folder)) return undefined;
  return { bucket: url.hostname, prefix: folder && `${folder}/`, region, endpoint: endpoint?.replace(/\/+$/, '') };
}

function readS3(settings: z.output<typeof SETTINGS>, store: z.output<typeof bucket> | undefined): Config['s3'] {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!store || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return Object.freeze({ ...store, accessKeyId, secretAccessKey });
}

/** The address of a listening shop as one would type it. */
export function localUrl(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function describeIssue(given: Record<string, string | undefined>) {
  return (issue: z.core.$ZodIssue): string => {
    const name = String(issue.path[0]);
    // Addresses of databases and mail servers hold passwords.
    const shown = /URL|KEY|SECRET|PASSPHRASE$/.test(name) ? '' : ` (it is "${given[name]}")`;
    return `${name} ${issue.message}${shown}.`;
  };
}

/** A name whose last part is a number would be an IPv4 address (WHATWG URL §3.5). */
function isHost(text: string): boolean {
  if (isIP(text) !== 0) return true;
  return text.length <= 253 && /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z](?:[a-z\d-]*[a-z\d])?$/i.test(text);
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
