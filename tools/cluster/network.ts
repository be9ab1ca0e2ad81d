import { type Cluster, type Machine, run } from './machines.ts';

/** An address of a network card that nobody has: frames to it are lost without a word, as in a network that is cut. */
const NOWHERE = '02:00:00:00:00:01';

/** Cuts machines off others, both ways: what they send is lost in silence. Returns how to heal it. */
export async function cutOff(
  cluster: Cluster,
  names: readonly string[],
  others: readonly string[],
): Promise<() => Promise<void>> {
  const pairs = names.flatMap((name) => others.flatMap((other) => [[name, other] as const, [other, name] as const]));
  for (const [from, to] of pairs) await silence(cluster, { from, to, isSilent: true });
  return async () => {
    for (const [from, to] of pairs) await silence(cluster, { from, to, isSilent: false });
  };
}

async function silence(cluster: Cluster, { from, to, isSilent }: { from: string; to: string; isSilent: boolean }) {
  const [sender, receiver] = [cluster.machines.get(from), cluster.machines.get(to)];
  if (!sender || !receiver) return;
  for (const address of receiver.addresses) {
    const change = isSilent ? ['replace', address, 'lladdr', NOWHERE, 'nud', 'permanent'] : ['del', address];
    await run(sender, ['ip', 'neigh', ...change, 'dev', 'eth0']);
  }
}

/** Sends a signal to all programs of a machine, or to those of a name. Process 1 and its shell are left alone. */
export async function signalPrograms(machine: Machine, signal: string, name = '*'): Promise<void> {
  const script = `
    for one in /proc/[0-9]*; do
      read -r comm < "$one/comm" || continue
      case "$comm" in bash|sh|sleep|setpriv) continue;; esac
      case "$comm" in ${name}) kill -s ${signal} "\${one#/proc/}";; esac
    done 2>/dev/null; true`;
  await run(machine, ['bash', '-c', script]);
}
