import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answers, run, until } from './machines.ts';
import { signalPrograms } from './network.ts';
import { databaseUrlOf, startShop } from './parts.ts';
import { leaderOf, type Scene, SHOPS } from './scene.ts';

const READER = 'begin; select count(*) from orders; select pg_sleep(5); commit';

/** Releases the same shop with one migration more, as docs/how-to/deploy-a-release.md says, beside a report that reads. */
export async function releaseOneByOne(scene: Scene): Promise<string> {
  const next = await copyWithMigration(scene);
  const leader = scene.cluster.machine(await leaderOf(scene));
  const report = run(leader, ['psql', '-X', '-q', '-d', 'waha', '-c', READER], 'postgres');
  const [first] = SHOPS;
  const url = `DATABASE_URL=${databaseUrlOf(scene.secrets)}`;
  await run(scene.cluster.machine(first), ['env', url, 'DATA_DIR=/files', join(next, 'bin/waha'), 'migrate']);
  await report;
  for (const name of SHOPS) await replace(scene, name, next);
  scene.release = next;
  return '';
}

/** A release beside the present one, whose migration waits for whoever reads orders. */
async function copyWithMigration({ release, files }: Scene): Promise<string> {
  const next = join(files, '../next');
  await mkdir(next, { recursive: true });
  await cp(release, next, { recursive: true, verbatimSymlinks: true });
  const folder = join(next, 'server/migrations');
  const last =
    (await readdir(folder))
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .at(-1) ?? '';
  const number = String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
  const sql = 'alter table orders add column tried_in_a_cluster int;\n';
  await writeFile(join(folder, `${number}_tried_in_a_cluster.sql`), sql);
  return next;
}

async function replace(scene: Scene, name: string, release: string): Promise<void> {
  const machine = scene.cluster.machine(name);
  const before = scene.daemons.get(name)?.process;
  if (!before) throw new Error(`${name} does not run`);
  const ended = new Promise((resolve) => before.once('close', resolve));
  await signalPrograms(machine, 'TERM');
  await ended;
  scene.daemons.set(name, await startShop(machine, scene.secrets, release));
  const ask = ['curl', '-sf', `http://${machine.address}:3000/ready`];
  const proxy = scene.cluster.machine('proxy');
  await until(`${name} is ready`, () => answers(proxy, ask));
  // HAProxy takes some checks to believe it. The next one stopped before that would leave visitors nobody.
  await until(`${name} is sent to`, async () => {
    const metrics = await run(proxy, ['curl', '-s', 'http://127.0.0.1:8405/metrics']);
    return metrics.includes(`haproxy_server_status{proxy="shop",server="${name}",state="UP"} 1`);
  });
}
