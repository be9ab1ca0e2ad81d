import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A folder of the real machine that a machine of the cluster sees at the same or another place. */
export interface Mount {
  from: string;
  to: string;
}

export interface MachineOptions {
  name: string;
  /** Addresses of its network card; a cluster has one network. */
  addresses: readonly string[];
  mounts?: readonly Mount[];
}

/** A machine of the cluster: own network, processes, mounts and files above the root they share. */
export interface Machine {
  name: string;
  address: string;
  addresses: readonly string[];
  /** The first process; all others of the machine end with it. */
  holder: ChildProcess;
  /** The number of the first process on the real machine. */
  pid: number;
  /** Its files, as the real machine sees those that were written. */
  folder: string;
}

/** Started processes of a machine, by name. */
export interface Daemon {
  process: ChildProcess;
  /** The number on the real machine of the started program. */
  pid: number;
}

export interface Cluster {
  machines: Map<string, Machine>;
  /** A machine that is on. */
  machine(name: string): Machine;
  start(options: MachineOptions): Promise<Machine>;
  /** Kills a machine at once, as a power failure does. Its files stay for `start` with the same options. */
  cutPower(name: string): Promise<void>;
  /** Starts a machine again after `cutPower`; its programs are to be started again, too. */
  powerOn(name: string): Promise<Machine>;
  /** Kills all machines and removes their files; `logs` stays until the next start. */
  tearDown(): Promise<void>;
}

/**
 * Machines in namespaces of their own on one network that leads nowhere else, each with an overlay above `root`, a folder
 * with Debian's packages. Everything ends with the first process of each machine, which ends with this one: no name, mount
 * or network remains.
 */
export async function openCluster({ root, folder }: { root: string; folder: string }): Promise<Cluster> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'logs'), { recursive: true });
  const machines = new Map<string, Machine>();
  const known = new Map<string, MachineOptions>();
  const network = await hold(['--net', '--fork', '--kill-child', '--', 'sh', '-c', 'exec sleep infinity']);
  const inNetwork = (...args: string[]) => execute('nsenter', ['--target', String(network.pid), '--net', ...args]);
  await inNetwork('ip', 'link', 'add', 'bridge0', 'type', 'bridge');
  await inNetwork('ip', 'link', 'set', 'bridge0', 'up');

  async function start({ name, addresses, mounts = [] }: MachineOptions): Promise<Machine> {
    const own = join(folder, name);
    for (const part of ['upper', 'work', 'merged']) await mkdir(join(own, part), { recursive: true });
    const script = prepareScript({ root, own, name, mounts });
    await writeFile(join(own, 'start.sh'), script);
    const flags = ['--net', '--pid', '--mount', '--uts', '--ipc', '--fork', '--kill-child'];
    const { holder, pid } = await hold([...flags, '--', 'sh', join(own, 'start.sh')]);
    const port = `v-${name}`.slice(0, 15);
    await execute('ip', [
      'link',
      'add',
      port,
      'netns',
      String(network.pid),
      'type',
      'veth',
      'peer',
      'name',
      'eth0',
      'netns',
      String(pid),
    ]);
    await inNetwork('ip', 'link', 'set', port, 'master', 'bridge0', 'up');
    const inMachine = (...args: string[]) => execute('nsenter', ['--target', String(pid), '--net', ...args]);
    for (const address of addresses) await inMachine('ip', 'address', 'add', `${address}/24`, 'dev', 'eth0');
    await inMachine('ip', 'link', 'set', 'eth0', 'up');
    await inMachine('ip', 'link', 'set', 'lo', 'up');
    const started = { name, address: addresses[0] ?? '', addresses, holder, pid, folder: own };
    await until(`${name} has its files`, () => isReady(started));
    machines.set(name, started);
    known.set(name, { name, addresses, mounts });
    return started;
  }

  async function cutPower(name: string): Promise<void> {
    const running = machines.get(name);
    if (!running) return;
    await end(running.holder);
    machines.delete(name);
  }

  function machine(name: string): Machine {
    const found = machines.get(name);
    if (!found) throw new Error(`${name} is off`);
    return found;
  }

  function powerOn(name: string): Promise<Machine> {
    const options = known.get(name);
    if (!options || machines.has(name)) throw new Error(`${name} is not off`);
    return start(options);
  }

  async function tearDown(): Promise<void> {
    for (const name of [...machines.keys()]) await cutPower(name);
    await end(network.holder);
    const files = (await readdir(folder)).filter((name) => name !== 'logs');
    for (const name of files) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
  return { machines, machine, start, cutPower, powerOn, tearDown };
}

/**
 * The first process of a machine mounts its files and then stays as process 1. It is bash, which reaps what others left:
 * Patroni takes a PostgreSQL that nobody reaped for one that runs.
 */
function prepareScript({
  root,
  own,
  name,
  mounts,
}: {
  root: string;
  own: string;
  name: string;
  mounts: readonly Mount[];
}) {
  const merged = join(own, 'merged');
  const lines = mounts.map(({ from, to }) => {
    const target = merged + to;
    // A single file is mounted upon a file.
    return `if [ -d '${from}' ]; then mkdir -p '${target}'; else mkdir -p "$(dirname '${target}')"; touch '${target}'; fi; mount --bind '${from}' '${target}'`;
  });
  return [
    'set -e',
    'mount --make-rprivate /',
    `hostname ${name}`,
    `mount -t overlay overlay -o lowerdir=${root},upperdir=${own}/upper,workdir=${own}/work '${merged}'`,
    `mount -t proc proc '${merged}/proc'`,
    `mount -t tmpfs tmpfs '${merged}/run'`,
    `mount -t tmpfs tmpfs '${merged}/tmp'`,
    `mkdir -p '${merged}/dev'; mount --rbind /dev '${merged}/dev'`,
    `mkdir -p '${merged}/dev/shm'; mount -t tmpfs tmpfs '${merged}/dev/shm'`,
    ...lines,
    `exec chroot '${merged}' sh -c 'chmod 1777 /tmp /dev/shm; touch /run/machine-is-up; exec bash -c "while :; do sleep 5; done"'`,
    '',
  ].join('\n');
}

async function isReady(machine: Machine): Promise<boolean> {
  if (machine.holder.exitCode !== null) throw new Error(`${machine.name} ended while it started`);
  return run(machine, ['test', '-e', '/run/machine-is-up']).then(
    () => true,
    () => false,
  );
}

/** Starts `unshare` with these arguments, and finds the process that it forked into the new namespaces. */
async function hold(args: readonly string[]): Promise<{ holder: ChildProcess; pid: number }> {
  // It ends with this process, however that ends.
  const holder = spawn('setpriv', ['--pdeathsig', 'KILL', 'unshare', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let pid = 0;
  await until('a namespace', async () => {
    if (holder.exitCode !== null) throw new Error(`unshare ended with ${holder.exitCode}`);
    pid = await childOf(holder.pid ?? 0);
    return pid > 0;
  });
  return { holder, pid };
}

async function childOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return Number(children.trim().split(' ')[0] ?? 0);
}

async function end(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  const ended = new Promise((resolve) => holder.once('exit', resolve));
  holder.kill('SIGKILL');
  await ended;
}

const enter = ({ pid }: Machine, user: string, command: readonly string[]) => [
  ...['--target', String(pid), '--net', '--pid', '--mount', '--uts', '--ipc', '--root', '--wdns=/'],
  ...['--', 'setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', ...command],
];

/** Runs a command in a machine until it ends, and returns its output. */
export async function run(machine: Machine, command: readonly string[], user = 'root'): Promise<string> {
  const { stdout } = await execute('nsenter', enter(machine, user, command), { maxBuffer: 64e6, timeout: 300_000 });
  return stdout;
}

/** True where a command with curl's `--max-time` succeeds. */
export async function answers(machine: Machine | undefined, command: readonly string[]): Promise<boolean> {
  if (!machine) return false;
  return run(machine, [...command, '--max-time', '3']).then(
    () => true,
    () => false,
  );
}

/** Starts a program that goes on, with its output in a file of `logs`. */
export async function startDaemon(
  machine: Machine,
  {
    name,
    command,
    user = 'root',
    env = {},
  }: { name: string; command: readonly string[]; user?: string; env?: Record<string, string> },
): Promise<Daemon> {
  const log = createWriteStream(join(dirname(machine.folder), 'logs', `${machine.name}-${name}.log`), { flags: 'a' });
  const child = spawn('nsenter', enter(machine, user, command), {
    env: { PATH: '/usr/local/bin:/usr/bin:/usr/sbin:/bin:/sbin', LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  await sleep(50);
  return { process: child, pid: await childOf(child.pid ?? 0) };
}

/** Writes a file of a machine. */
export async function put(
  machine: Machine,
  path: string,
  text: string,
  { mode = 0o644, owner = 'root' } = {},
): Promise<void> {
  const source = join(machine.folder, 'handed-over');
  await writeFile(source, text);
  await run(machine, ['mkdir', '-p', dirname(path)]);
  const target = `/proc/${machine.pid}/root${path}`;
  await writeFile(target, text);
  await run(machine, ['chmod', mode.toString(8), path]);
  await run(machine, ['chown', owner, path]);
}

/** Waits until a question is answered with yes, for two minutes. */
export async function until(what: string, isSo: () => Promise<boolean>, limitMs = 120_000): Promise<void> {
  const latest = performance.now() + limitMs;
  while (!(await isSo())) {
    if (performance.now() > latest) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await sleep(200);
  }
}
