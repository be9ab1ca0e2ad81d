/** `waha COMMAND`: the programs of a release, each as `npm run` starts it in a checkout. */
const commands: Readonly<Record<string, { does: string; run: () => Promise<unknown> }>> = {
  start: { does: 'runs the shop', run: () => import('../main.ts') },
  worker: { does: 'runs its jobs alone', run: () => import('./worker.ts') },
  migrate: { does: 'brings the database up to this version', run: () => import('./migrate.ts') },
  backup: { does: 'writes one archive of the whole shop, and proves it', run: () => import('./backup.ts') },
  restore: { does: 'restores such an archive', run: () => import('./restore.ts') },
  doctor: { does: 'says what is missing on this machine', run: () => import('./doctor.ts') },
  'check-ledger': { does: 'proves the sums of orders, stock and money', run: () => import('./check-ledger.ts') },
  'replay-events': { does: 'sends events to a subscriber again', run: () => import('./replay-events.ts') },
  'create-owner': { does: 'makes the account of an owner', run: () => import('./create-owner.ts') },
  'staff-code': { does: 'shows a code of the second factor', run: () => import('./staff-code.ts') },
  'import-locations': { does: 'reads the national addresses', run: () => import('./import-locations.ts') },
};

const [, , name = '', ...rest] = process.argv;
const command = commands[name];
if (command) {
  // Processes that `start` forks are given the whole command line.
  if (name !== 'start') process.argv.splice(2, process.argv.length, ...rest);
  await command.run();
} else {
  const width = Math.max(...Object.keys(commands).map((one) => one.length));
  const lines = Object.entries(commands).map(([one, { does }]) => `  waha ${one.padEnd(width)}  ${does}`);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = name === '' || name === 'help' ? 0 : 1;
}
