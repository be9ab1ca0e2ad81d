import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs no setting', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      eventDays: 30,
      auditMonths: 84,
      importPictures: { folder: undefined, fromWeb: false },
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      databasePoolSize: 20,
      publicUrl: 'http://127.0.0.1:3000',
      isAddressFixed: false,
      storeApiKey: 'waha-demo-key',
      demo: true,
      demoWeeks: 6,
      shopFile: resolve('waha.config.ts'),
      environment: {},
      s3: undefined,
      backup: { store: undefined, passphrase: undefined, nightly: true, keep: 7 },
      mediaUrl: '/media',
      workers: 1,
      trustedProxies: [],
      logLevel: 'info',
      dev: false,
    });
  });

  it('takes an empty setting for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('fills no database of its owner with the demo shop unless told to', () => {
    const DATABASE_URL = 'postgres://waha:pw@db.internal:5432/waha';
    expect(readConfig({ DATABASE_URL }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
    expect(readConfig({ DEMO: '0' }).demo).toBe(false);
  });

  it('listens on one socket behind a proxy, unless told otherwise', () => {
    expect(readConfig({}).listenSockets).toBeUndefined();
    expect(readConfig({ TRUST_PROXY: '127.0.0.1' }).listenSockets).toBe(1);
    expect(readConfig({ TRUST_PROXY: '127.0.0.1', LISTEN_SOCKETS: '4' }).listenSockets).toBe(4);
  });

  it('reads proxies as addresses and ranges', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  });

  it.each([
    [
      'WAHA_TUNING',
      '-speed',
      'WAHA_TUNING must be off, or some of -pipelining, -prepared-statements, -group-commit, -versioned-cache, -recompression, -listen-sockets, -idle-collection, with commas between them (it is "-speed").',
    ],
    ['PORT', '70000', 'PORT must be at most 65535 (it is "70000").'],
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535 (it is "http").'],
    ['HOST', '999.999.1.1', 'HOST must be an address of this machine'],
    ['HOST', '127.0.0.1:3000', 'HOST must be an address of this machine'],
    ['TRUST_PROXY', 'true', "TRUST_PROXY must list your proxies' addresses"],
    ['TRUST_PROXY', '10.0.0.0/33', "TRUST_PROXY must list your proxies' addresses"],
    ['DATABASE_URL', 'mysql://root:hunter2@db/x', 'DATABASE_URL must be an address like postgres://'],
    ['PUBLIC_URL', 'shop.example', 'PUBLIC_URL must be an address like https://shop.example'],
    ['DEMO', 'yes', 'DEMO must be 1'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal'],
  ])('refuses %s=%s with a sentence that says what to set', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  it('reads where files are kept, and asks for the keys to it without repeating one', () => {
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'a secret' };
    const MEDIA_STORE = 's3://pictures/shop?region=ruh-1&endpoint=http://store.internal:9000/';
    expect(readConfig({ MEDIA_STORE, ...keys }).s3).toEqual({
      bucket: 'pictures',
      prefix: 'shop/',
      region: 'ruh-1',
      endpoint: 'http://store.internal:9000',
      accessKeyId: 'key',
      secretAccessKey: 'a secret',
    });
    expect(readConfig({ MEDIA_STORE: 's3://pictures?region=eu-central-1', ...keys }).s3).toMatchObject({
      prefix: '',
      endpoint: undefined,
    });
    expect(() => readConfig({ MEDIA_STORE, S3_ACCESS_KEY_ID: 'key' })).toThrow(
      'S3_SECRET_ACCESS_KEY must be set too, as MEDIA_STORE is.',
    );
    for (const wrong of ['/srv/media', 's3://pictures', 's3://?region=x', `${MEDIA_STORE}ftp`.replace('http:', 'ftp:')])
      expect(() => readConfig({ MEDIA_STORE: wrong, ...keys }), wrong).toThrow('MEDIA_STORE must be like s3://bucket');
  });

  it('reads where browsers fetch pictures', () => {
    expect(readConfig({ MEDIA_URL: 'https://cdn.example/media/' }).mediaUrl).toBe('https://cdn.example/media');
    expect(() => readConfig({ MEDIA_URL: 'cdn.example' })).toThrow('MEDIA_URL must be an address like https://');
  });

  it('takes pictures of imports from nowhere unless told', () => {
    const given = readConfig({ IMPORT_PICTURES_DIR: '/srv/pictures', IMPORT_PICTURES_FROM_WEB: '1' });
    expect(given.importPictures).toEqual({ folder: '/srv/pictures', fromWeb: true });
    expect(() => readConfig({ IMPORT_PICTURES_FROM_WEB: 'yes' })).toThrow('IMPORT_PICTURES_FROM_WEB must be 1');
  });

  it('names every bad setting at once and repeats no password', () => {
    const read = () => readConfig({ PORT: '-1', DATABASE_URL: 'mysql://root:hunter2@db/x' });
    expect(read).toThrow(/PORT[\s\S]*DATABASE_URL/);
    expect(read).not.toThrow('hunter2');
  });
});

it('each process of a machine says how it fares on a port of its own; nowhere unless told', () => {
  expect(readConfig({}).metrics).toBeUndefined();
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5', WORKER_SLOT: '2' }).metrics).toEqual({
    host: '10.0.0.5',
    port: 9466,
  });
});

it('traces requests where a collector is named, and believes only proxies', () => {
  expect(readConfig({}).tracing).toBeUndefined();
  const endpoint = 'http://10.0.0.9:4318';
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).tracing).toEqual({
    endpoint,
    share: 1,
    service: 'waha',
    trustsParents: false,
  });
  const busy = { OTEL_TRACES_SAMPLER_ARG: '0.05', OTEL_SERVICE_NAME: 'shop', TRUST_PROXY: '10.0.0.5' };
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...busy }).tracing).toEqual({
    endpoint,
    share: 0.05,
    service: 'shop',
    trustsParents: true,
  });
  expect(() => readConfig({ OTEL_TRACES_SAMPLER_ARG: '5' })).toThrow('must be at most 1');
});

describe('settings in files', () => {
  it('reads NAME_FILE for any setting', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'waha-config-')), 'url');
    await writeFile(file, 'postgres://waha:pw@db.internal:5432/waha\n');
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://waha:pw@db.internal:5432/waha');
    expect(() => readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://b/c' })).toThrow('are both set');
    await writeFile(file, '\n');
    expect(() => readConfig({ BACKUP_PASSPHRASE_FILE: file })).toThrow('names an empty file');
    await rm(file);
    expect(() => readConfig({ BACKUP_PASSPHRASE_FILE: file })).toThrow('must name a file that can be read');
  });
});
