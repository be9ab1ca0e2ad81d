import { setTimeout as sleep } from 'node:timers/promises';
import { answers, run, until } from './machines.ts';
import { cutOff, signalPrograms } from './network.ts';
import { patroniEnvironment, startEtcd, startHaproxy, startPatroni, startShop } from './parts.ts';
import { releaseOneByOne } from './releases.ts';
import { DATABASES, ETCDS, leaderOf, type Scene, SHOPS, standbyOf } from './scene.ts';

export interface Fault {
  /** How the command line names it. */
  name: string;
  title: string;
  /** How often it is done, where the command line does not say. */
  times: number;
  /** Longest time without an order on a quiet machine, in seconds. */
  longestGapS: number;
  /** False where pages cannot be served meanwhile either. */
  keepsPages?: boolean;
  /** Does it and heals it. Returns a word on it for the table. */
  run(scene: Scene): Promise<string>;
}

const PARTITION_MS = 40_000;
const PAUSE_MS = 40_000;
/** Longer than an election takes on a machine that is not quiet. */
const POWER_OFF_MS = 45_000;
const ELECTION_S = 30;
const EVERYTHING_BUT_DATABASES = [...ETCDS, 'proxy', ...SHOPS, 'client'] as const;

const othersThan = (name: string) => DATABASES.filter((one) => one !== name);

async function cutPower(scene: Scene): Promise<string> {
  const leader = await leaderOf(scene);
  await scene.cluster.cutPower(leader);
  await sleep(POWER_OFF_MS);
  await startPatroni(await scene.cluster.powerOn(leader), scene.secrets);
  return leader;
}

/** Cuts the leader off the machines that `others` names, for a while. */
const partition = (others: (leader: string) => readonly string[]) => async (scene: Scene) => {
  const leader = await leaderOf(scene);
  const heal = await cutOff(scene.cluster, [leader], others(leader));
  await sleep(PARTITION_MS);
  await heal();
  return leader;
};

/** The replicas see each other alone; the leader has etcd. */
async function cutReplicas(scene: Scene): Promise<string> {
  const leader = await leaderOf(scene);
  const replicas = othersThan(leader);
  const heal = await cutOff(scene.cluster, replicas, [leader, ...EVERYTHING_BUT_DATABASES]);
  await sleep(PARTITION_MS);
  await heal();
  return leader;
}

/** Stops programs of the leader without an end, as a stalled disk or host does, and lets them go on. */
const pause = (program?: string) => async (scene: Scene) => {
  const leader = await leaderOf(scene);
  const machine = scene.cluster.machine(leader);
  await signalPrograms(machine, 'STOP', program);
  await sleep(PAUSE_MS);
  await signalPrograms(machine, 'CONT', program);
  return leader;
};

async function loseEtcd(scene: Scene, names: readonly string[], forMs: number): Promise<string> {
  for (const name of names) await signalPrograms(scene.cluster.machine(name), 'KILL');
  await sleep(forMs);
  for (const name of names) await startEtcd(scene.cluster.machine(name));
  return names.length === 1 ? (names[0] ?? '') : '';
}

async function etcdLeader({ cluster }: Scene): Promise<string> {
  for (const name of ETCDS) {
    const { address } = cluster.machine(name);
    const metrics = await run(cluster.machine(name), ['curl', '-s', `http://${address}:2381/metrics`]);
    if (/^etcd_server_is_leader 1$/m.test(metrics)) return name;
  }
  return ETCDS[0];
}

async function killHaproxy(scene: Scene): Promise<string> {
  const proxy = scene.cluster.machine('proxy');
  await signalPrograms(proxy, 'KILL');
  // As systemd does.
  await sleep(2_000);
  await startHaproxy(proxy);
  return '';
}

const killShop = (name: string) => async (scene: Scene) => {
  const shop = scene.cluster.machine(name);
  await signalPrograms(shop, 'KILL');
  await sleep(2_000);
  scene.daemons.set(name, await startShop(shop, scene.secrets, scene.release));
  const ask = ['curl', '-sf', `http://${shop.address}:3000/ready`];
  await until(`${name} is ready`, () => answers(scene.cluster.machine('proxy'), ask));
  return '';
};

async function switchOver(scene: Scene): Promise<string> {
  const leader = await leaderOf(scene);
  const machine = scene.cluster.machine(leader);
  const env = await patroniEnvironment(machine, scene.secrets);
  const settings = Object.entries(env).map(([key, value]) => `${key}=${value}`);
  const to = ['--leader', leader, '--candidate', await standbyOf(scene, leader), '--force'];
  await run(machine, ['env', ...settings, 'patronictl', '-c', '/etc/patroni/patroni.yml', 'switchover', ...to]);
  return leader;
}

/** All faults, in the order in which they are tried. */
export const faults: readonly Fault[] = [
  { name: 'power', title: 'power cut of the leader', times: 3, longestGapS: ELECTION_S, run: cutPower },
  {
    name: 'full',
    title: 'leader cut off everything',
    times: 3,
    longestGapS: ELECTION_S,
    run: partition((leader) => [...othersThan(leader), ...EVERYTHING_BUT_DATABASES]),
  },
  {
    name: 'half',
    title: 'leader cut off etcd and replicas, not the shops',
    times: 3,
    longestGapS: ELECTION_S,
    run: partition((leader) => [...othersThan(leader), ...ETCDS]),
  },
  {
    name: 'replicas',
    title: 'replicas cut off etcd and the leader',
    times: 2,
    // The leader keeps its lock and has no standby: orders wait for the network.
    longestGapS: PARTITION_MS / 1_000 + 20,
    run: cutReplicas,
  },
  { name: 'pause', title: 'SIGSTOP of the leader’s machine, 40 s', times: 1, longestGapS: ELECTION_S, run: pause() },
  {
    name: 'pause-postgres',
    title: 'SIGSTOP of its PostgreSQL, 40 s',
    times: 1,
    longestGapS: ELECTION_S,
    run: pause('postgres'),
  },
  {
    name: 'pause-patroni',
    title: 'SIGSTOP of its Patroni, 40 s',
    times: 1,
    longestGapS: ELECTION_S,
    run: pause('patroni'),
  },
  {
    name: 'etcd',
    title: 'etcd’s leader killed, back after 20 s',
    times: 1,
    longestGapS: 10,
    run: async (scene) => loseEtcd(scene, [await etcdLeader(scene)], 20_000),
  },
  {
    name: 'no-etcd',
    title: 'all of etcd killed, back after 30 s',
    times: 1,
    longestGapS: 60,
    run: (scene) => loseEtcd(scene, ETCDS, 30_000),
  },
  { name: 'haproxy', title: 'HAProxy killed', times: 1, longestGapS: 10, keepsPages: false, run: killHaproxy },
  { name: 'shop1', title: 'shop1 killed and started', times: 1, longestGapS: 10, run: killShop('shop1') },
  { name: 'shop2', title: 'shop2 killed and started', times: 1, longestGapS: 10, run: killShop('shop2') },
  { name: 'switchover', title: 'switchover', times: 1, longestGapS: 10, run: switchOver },
  { name: 'release', title: 'release with a migration, one by one', times: 1, longestGapS: 5, run: releaseOneByOne },
];
