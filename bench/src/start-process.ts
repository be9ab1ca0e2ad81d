import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mallocSettings } from '../../server/src/start/malloc-settings.ts';
import { stripHookFile } from '../../server/src/start/strip-hook-file.ts';

export interface Measured {
  address: string;
  stop(): Promise<void>;
}

export interface Shop extends Measured {
  /** The number of product pages rendered since the start. */
  countRenders(): Promise<number>;
  /** Seconds of processor time the process has used. */
  cpuSeconds(): Promise<number>;
  /** Resident memory of the process; undefined outside Linux. */
  residentBytes(): Promise<number | undefined>;
}

export const STORE_KEY = 'waha-bench-key';

/** The memory goal of one process, both after the bench and after an hour of mixed use. */
export const MEMORY_GOAL_BYTES = 300 * 1024 ** 2;
/** Memory of a rush is returned within half a minute without visitors (docs/decisions/0077). */
const IDLE_MS = 60_000;
const LOOK_EVERY_MS = 5_000;
/** USER_HZ, on every Linux we know. */
const CLOCK_TICKS_PER_SECOND = 100;

/**
 * The resident memory of each shop before it was stopped, in bytes; empty where the system does not report it as Linux
 * does.
 */
export const residents: number[] = [];

async function residentOf(child: ChildProcess): Promise<number | undefined> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
}

/** User and system time of a process, from Linux's /proc; 0 elsewhere. */
async function cpuSecondsOf(child: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / CLOCK_TICKS_PER_SECOND;
}

/** Records the resident memory after a measurement. If it exceeds the goal, waits up to `IDLE_MS` for it to fall. */
async function noteResident(child: ChildProcess): Promise<void> {
  const until = performance.now() + IDLE_MS;
  for (;;) {
    const bytes = await residentOf(child);
    if (bytes === undefined) return;
    process.stderr.write(`a shop has ${Math.round(bytes / 1024 ** 2)} MB\n`);
    if (bytes <= MEMORY_GOAL_BYTES || performance.now() > until) return void residents.push(bytes);
    await sleep(LOOK_EVERY_MS);
  }
}

/** The next message of a bench process; fails where it exits without one. */
export async function messageOf(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`a process of the bench ended with ${code} and said nothing`)),
  );
  const [message] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return message;
}

async function ready(child: ChildProcess): Promise<Measured> {
  // The message from shop-process.main.ts or bare-server.main.ts.
  const { address } = (await messageOf(child)) as { address: string };
  return {
    address,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/**
 * The Node options of a shop (docs/decisions/0077), including those that start/re-exec.ts would add: a forked process
 * does not re-execute itself.
 */
async function optionsOfStart(): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: { start: string } };
  const options = scripts.start.split(' ').filter((word) => word.startsWith('--') && !word.startsWith('--import='));
  const hook = stripHookFile();
  return hook ? [...options, `--import=${hook}`] : options;
}

export async function startShop(
  databaseUrl: string,
  dataDir: string,
  options: { cached: boolean; pages: boolean; limits?: boolean; background?: boolean; tuning?: string },
): Promise<Shop> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    STORE_API_KEY: STORE_KEY,
    CACHE_BYTES: options.cached ? '' : '0',
    WITH_PAGES: options.pages ? '1' : '0',
    WITH_BACKGROUND: options.background ? '1' : '0',
    ...mallocSettings,
    // Rate limits count networks, which forwarded addresses distinguish.
    TRUST_PROXY: '127.0.0.1',
    // The load comes straight from clients, as without a proxy.
    LISTEN_SOCKETS: options.tuning?.includes('listen-sockets') ? '1' : '16',
    WAHA_TUNING: options.tuning ?? process.env.WAHA_TUNING ?? '',
    ...(options.limits && { WITH_LIMITS: '1' }),
  };
  const child = fork(join(import.meta.dirname, 'shop-process.main.ts'), { env, execArgv: await optionsOfStart() });
  const measured = await ready(child);
  return {
    ...measured,
    async stop() {
      await noteResident(child);
      await measured.stop();
    },
    cpuSeconds: () => cpuSecondsOf(child),
    residentBytes: () => residentOf(child),
    async countRenders() {
      child.send('count renders');
      // Sent by shop-process.main.ts.
      return ((await messageOf(child)) as { renders: number }).renders;
    },
  };
}

/** A bare server that sends what `url` sends, with the same header lines but those Node itself adds. */
export async function startBare(url: string, headers: Record<string, string>): Promise<Measured> {
  const { lines, body } = await fetchRaw(url, headers);
  const child = fork(join(import.meta.dirname, 'bare-server.main.ts'));
  child.send({ headers: lines, body: body.toString('base64') });
  return ready(child);
}

/** A process that does nothing but send five statements a second: the least that a wake-up costs on this machine. */
export async function startIdler(databaseUrl: string): Promise<Measured & Pick<Shop, 'cpuSeconds'>> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const child = fork(join(import.meta.dirname, 'bare-idler.main.ts'), { env });
  return { ...(await ready(child)), cpuSeconds: () => cpuSecondsOf(child) };
}

async function fetchRaw(url: string, headers: Record<string, string>): Promise<{ lines: string[]; body: Buffer }> {
  const { request } = await import('node:http');
  const sent = request(url, { headers });
  sent.end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const addedByNode = new Set(['date', 'connection', 'keep-alive']);
  const raw: string[] = response.rawHeaders;
  const lines = raw.flatMap((name, index) =>
    index % 2 === 0 && !addedByNode.has(name.toLowerCase()) ? [name, raw[index + 1] ?? ''] : [],
  );
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  return { lines, body: Buffer.concat(chunks) };
}
