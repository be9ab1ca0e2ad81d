import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administer } from '../../server/src/testing/database/clone-database.ts';
import { prepareTemplate } from '../../server/src/testing/database/prepare-template.ts';
import { startTestCluster } from '../../server/src/testing/database/test-cluster.ts';
import { ROOT } from '../check/source-files.ts';
import { runCommand } from '../run-command.ts';

/** The tests of placing, reading and paying orders that a release must pass on a newer schema. */
export const ORDER_TESTS = /^server\/src\/modules\/selling\/orders\/.*\.api\.test\.ts$/;

export interface OldTests {
  /** The release: a tag or a commit. */
  reference: string;
  /** The test files of the release to run. */
  tests: RegExp;
  isShown: boolean;
  /** Statements run after the migrations, as one that should not be there. */
  after?: readonly string[];
}

/**
 * Runs tests of an earlier release, by its server, on the schema of the present migrations: while a release is rolled out, both
 * serve one database. The release is unpacked into a temporary folder and uses the packages that are installed here.
 */
export async function runOldTests({ reference, tests, isShown, after = [] }: OldTests) {
  const folder = await mkdtemp(join(tmpdir(), 'waha-old-'));
  try {
    const files = (await unpack(reference, folder)).filter((file) => tests.test(file));
    if (files.length === 0) throw new Error(`${reference} has no such tests`);
    await linkPackages(folder);
    const cluster = await startTestCluster();
    try {
      // Every database begins as a copy of template1: the tests' own migrations find that all theirs ran.
      const template = new URL(cluster.url);
      template.pathname = '/template1';
      await prepareTemplate(template.href);
      await administer(template.href, ...after);
      return await runCommand(['vitest', 'run', ...files], {
        cwd: folder,
        env: { TEST_DATABASE_URL: cluster.url },
        isShown,
      });
    } finally {
      await cluster.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Unpacks a commit; the result is its files. */
async function unpack(reference: string, folder: string): Promise<string[]> {
  const archive = join(folder, 'release.tar');
  await orFail(['git', 'archive', '--format=tar', `--output=${archive}`, reference]);
  await orFail(['tar', '-xf', archive, '-C', folder]);
  return (await orFail(['git', 'ls-tree', '-r', '--name-only', reference])).split('\n');
}

/** Links the installed packages, and instead of this checkout's workspaces those of the folder. */
async function linkPackages(folder: string): Promise<void> {
  const [installed, linked] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(linked, '@waha'), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== '@waha') await symlink(join(installed, name), join(linked, name), 'junction');
  }
  for (const name of await readdir(join(installed, '@waha')))
    await symlink(join(folder, name), join(linked, '@waha', name), 'junction');
}

async function orFail(command: readonly string[]): Promise<string> {
  const { passed, output } = await runCommand(command);
  if (!passed) throw new Error(`${command.join(' ')}:\n${output}`);
  return output;
}
