import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, faults } from './faults.ts';
import { until } from './machines.ts';
import { membersOf, untilSound } from './parts.ts';
import { compareOrders, referee } from './referee.ts';
import { leaderOf, type Scene } from './scene.ts';
import { type Load, longestGap, startLoad } from './told.ts';

/** Changes of a product that are waited for after a fault, and their longest way to both shops. */
const CHANGES_AFTERWARDS = 2;
const LONGEST_PURGE_MS = 1_000;
/** Pages that must be served meanwhile. */
const SERVED = 0.99;

export interface TrialOptions {
  /** Names of faults. */
  names: readonly string[];
  /** How often faults are done that are done more than once by default. */
  times: number | undefined;
  token: string;
}

/** Does faults under orders, and prints a row for each. True where each keeps its rules, and the referee finds nothing. */
export async function tryFaults(scene: Scene, { names, times, token }: TrialOptions): Promise<boolean> {
  const load = startLoad(scene.cluster.machine('client'), token);
  await until('the first orders', async () => load.told.some(({ kind }) => kind === 'placed'));
  await sleep(10_000);
  scene.print('| fault | acknowledged | lost | doubled | 500 | gap, s | sound after, s | pages | change seen, ms | |');
  scene.print('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  let isGood = true;
  for (const fault of faults.filter(({ name }) => names.includes(name))) {
    const turns = fault.times > 1 ? (times ?? fault.times) : fault.times;
    for (let turn = 1; turn <= turns; turn += 1) {
      const broken = await tryOnce(scene, { fault, turn, turns, load });
      isGood &&= broken.length === 0;
    }
  }
  await load.stop();
  const found = await referee(scene, load.told);
  for (const [what, value] of Object.entries(found.figures)) scene.print(`${what}: ${value}`);
  for (const one of found.broken) scene.print(`broken: ${one}`);
  return isGood && found.broken.length === 0;
}

interface Turn {
  fault: Fault;
  turn: number;
  turns: number;
  load: Load;
}

async function tryOnce(scene: Scene, { fault, turn, turns, load: { told } }: Turn): Promise<string[]> {
  const from = Date.now();
  const word = await fault.run(scene);
  const healedAt = Date.now();
  const isSound = await untilSound(scene.cluster).then(
    () => true,
    () => false,
  );
  const soundAt = Date.now();
  const changes = () =>
    told.filter(({ kind, from: began = 0, status }) => kind === 'purge' && began >= soundAt && status === 200);
  await until('changes after a fault', async () => changes().length >= CHANGES_AFTERWARDS, 30_000).catch(
    () => undefined,
  );
  const since = told.filter(({ at }) => at >= from);
  const of = (kind: string) => since.filter((one) => one.kind === kind);
  const pages = of('page');
  const served = pages.filter(({ status }) => status === 200).length;
  const gap = longestGap(told, from);
  const slowest = changes().map(({ ms }) => ms ?? Number.POSITIVE_INFINITY);
  const orders = await compareOrders(scene, since);
  const broken = [
    ...(orders.lost > 0 ? ['lost'] : []),
    ...(orders.doubled > 0 ? ['doubled'] : []),
    ...(of('fault').length > 0 ? ['500'] : []),
    ...(of('broken').length > 0 ? ['load'] : []),
    ...(gap > fault.longestGapS ? [`gap > ${fault.longestGapS}`] : []),
    ...(isSound ? [] : ['not sound']),
    ...(fault.keepsPages !== false && served < pages.length * SERVED ? ['pages'] : []),
    ...(slowest.length === 0 || Math.max(...slowest) > LONGEST_PURGE_MS ? ['change'] : []),
  ];
  const number = turns > 1 ? ` no. ${turn}` : '';
  const leader = await leaderOf(scene);
  const cells = [
    `${fault.title}${number}${word ? ` (${word === leader || !word.startsWith('db') ? word : `${word} > ${leader}`})` : ''}`,
    of('placed').length,
    orders.lost,
    orders.doubled,
    of('fault').length,
    gap.toFixed(1),
    isSound ? ((soundAt - healedAt) / 1_000).toFixed(0) : 'never',
    `${served}/${pages.length}`,
    slowest.join(' '),
    broken.length === 0 ? 'good' : `**${broken.join(', ')}**`,
  ];
  scene.print(`| ${cells.join(' | ')} |`);
  if (!isSound) scene.print(JSON.stringify(await membersOf(scene.cluster.machine(leader))));
  return broken;
}
