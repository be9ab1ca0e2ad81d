import type { Cluster, Daemon } from './machines.ts';
import { until } from './machines.ts';
import { membersOf, type Secrets } from './parts.ts';

/** A cluster with its shops, as faults and the referee use it. */
export interface Scene {
  cluster: Cluster;
  secrets: Secrets;
  /** Programs that a fault ends and starts again. */
  daemons: Map<string, Daemon>;
  /** Folder of the release that the shops run. */
  release: string;
  /** Folder on the real machine that the shops share. */
  files: string;
  print: (line: string) => void;
}

export const DATABASES = ['db1', 'db2', 'db3'] as const;
export const ETCDS = ['etcd1', 'etcd2', 'etcd3'] as const;
export const SHOPS = ['shop1', 'shop2'] as const;

/** The name of the machine that leads, as those which answer see it. */
export async function leaderOf({ cluster }: Scene): Promise<string> {
  let leader: string | undefined;
  await until('a leader', async () => {
    for (const name of DATABASES) {
      const machine = cluster.machines.get(name);
      const members = machine ? await membersOf(machine) : [];
      leader = members.find(({ role, state }) => role === 'leader' && state === 'running')?.name;
      if (leader) return true;
    }
    return false;
  });
  return leader ?? '';
}

/** The machine whose commits count: the synchronous standby of the leader. */
export async function standbyOf(scene: Scene, leader: string): Promise<string> {
  const members = await membersOf(scene.cluster.machine(leader));
  return members.find(({ role }) => role === 'sync_standby')?.name ?? '';
}

export const secondsSince = (from: number) => ((Date.now() - from) / 1_000).toFixed(1);
