import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { mallocSettings } from './malloc-settings.ts';
import { stripHookFile } from './strip-hook-file.ts';

const preload = `--import=${join(import.meta.dirname, 're-exec.ts')}`;
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('MALLOC_')));
const tells = join(import.meta.dirname, 're-exec.fixture.ts');
const given = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16'];
const start = async (own: Record<string, string> = {}) => {
  const options = { env: { ...env, ...own } };
  const child = promisify(execFile)(process.execPath, [...given, preload, tells, 'a word'], options);
  const { stdout, stderr } = await child;
  expect(stderr).toBe('');
  return { pid: child.child.pid, ...JSON.parse(stdout) };
};

test.runIf(process.platform === 'linux')(
  'a process begins once more in its place, with all it was started with',
  async () => {
    const { pid, told } = await start();
    const options = [...given, `--import=${stripHookFile()}`];
    expect(told).toEqual({ pid, malloc: mallocSettings, options, words: ['a word'] });
  },
);

test('whoever said otherwise of one of them is obeyed', async () => {
  const { malloc } = (await start({ MALLOC_ARENA_MAX: '5' })).told;
  expect(malloc).toMatchObject({ MALLOC_ARENA_MAX: '5' });
});

test('who was forked keeps the channel to whoever forked them', async () => {
  const child = fork(tells, { env, execArgv: [preload] });
  const [told] = await once(child, 'message');
  expect(told.malloc).toEqual({});
});
