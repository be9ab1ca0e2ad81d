import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../e2e/support/shop-process.ts';
import { asJson, type Driver, type Engine, keyActions, pointerActions, type Size } from './driver.ts';
import { findProgram, type Program, startProgram } from './programs.ts';

/**
 * WebKitGTK uses the machine's fonts and network stack, and otherwise renders as Safari does; its windows are on a
 * virtual screen.
 */
export const webkit: Engine = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => [findProgram('WebKitWebDriver'), findProgram('Xvfb'), findMiniBrowser()].every(Boolean),
  start,
};

/** A screen larger than any window with its toolbars. */
const SCREEN = '1600x1200x24';

/** The toolbars of the small browser would keep its window wider than a phone, so they may shrink. */
const NARROW_BARS = '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px; }';

/** A folder of settings for GTK, which draws the toolbars. */
async function makeSettings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waha-webkit-'));
  for (const kit of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(join(folder, kit));
    await writeFile(join(folder, kit, 'gtk.css'), NARROW_BARS);
  }
  return folder;
}

/** The small browser included in the engine, in a folder named after the machine. */
function findMiniBrowser(): string | undefined {
  const folders = readdirSync('/usr/lib', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']
    .flatMap((kit) => folders.map(({ name }) => `/usr/lib/${name}/${kit}/MiniBrowser`))
    .find(existsSync);
}

/** Sends a command of W3C WebDriver to its address within the session. */
type Command = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

async function start() {
  const screen = startProgram(findProgram('Xvfb') ?? '', [
    '-displayfd',
    '3',
    '-screen',
    '0',
    SCREEN,
    '-nolisten',
    'tcp',
  ]);
  const [, display = ''] = await screen.says(/(\d+)\n/, 2);
  const settings = await makeSettings();
  const port = await findFreePort();
  const driver = startProgram(findProgram('WebKitWebDriver') ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: `:${display}`,
    XDG_CONFIG_HOME: settings,
  });
  const url = `http://127.0.0.1:${port}`;
  await untilListening(url, driver);
  const name = `WebKitGTK ${await versionAt(url)}`;
  return {
    name,
    enter: (size: Size) => enter(url, size),
    async stop() {
      await driver.stop();
      await screen.stop();
      await rm(settings, { recursive: true });
    },
  };
}

async function untilListening(url: string, { child }: Program): Promise<void> {
  while (child.exitCode === null) {
    if (
      await fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new Error(`WebKitWebDriver ended with ${child.exitCode}`);
}

interface Opened {
  sessionId: string;
  capabilities: { browserVersion: string };
}

const wanted = () => ({
  capabilities: {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] } },
  },
});

async function versionAt(url: string): Promise<string> {
  const { sessionId, capabilities } = await ask<Opened>('POST', `${url}/session`, wanted());
  await ask('DELETE', `${url}/session/${sessionId}`);
  return capabilities.browserVersion;
}

async function ask<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  // The specification defines the answer of each command.
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function enter(url: string, size: Size): Promise<Driver> {
  const { sessionId } = await ask<Opened>('POST', `${url}/session`, wanted());
  const command: Command = (method, path, body) => ask(method, `${url}/session/${sessionId}${path}`, body);
  const evaluate = async <Value>(expression: string) =>
    // `asJson` serialises the value in the page, so it has the requested type.
    JSON.parse(
      await command<string>('POST', '/execute/sync', { script: `return ${asJson(expression)}`, args: [] }),
    ) as Value;
  await resize(command, evaluate, size);
  const act = (actions: object[]) => command<void>('POST', '/actions', { actions });
  return {
    open: (address) => command('POST', '/url', { url: address }),
    evaluate,
    drag: (points) => act(pointerActions(points)),
    type: (text) => act(keyActions(text)),
    screenshot: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
    close: () => command('DELETE', ''),
  };
}

/**
 * Resizes the window until the page has the size: toolbars make a window larger, and only the page can measure them.
 */
async function resize(command: Command, evaluate: Driver['evaluate'], size: Size): Promise<void> {
  let bars: Size = { width: 0, height: 0 };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const outer = { width: size.width + bars.width, height: size.height + bars.height };
    await command('POST', '/window/rect', { x: 0, y: 0, ...outer });
    await sleep(300);
    const inner = await evaluate<Size>('({ width: innerWidth, height: innerHeight })');
    if (inner.width === size.width && inner.height === size.height) return;
    bars = { width: outer.width - inner.width, height: outer.height - inner.height };
  }
  throw new Error(`No window of WebKitGTK becomes ${size.width} × ${size.height}`);
}
