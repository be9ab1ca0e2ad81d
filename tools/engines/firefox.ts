import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from './bidi.ts';
import { asJson, type Driver, type Engine, keyActions, pointerActions, type Size } from './driver.ts';
import { findProgram, startProgram } from './programs.ts';

const find = () => findProgram('firefox-esr', 'firefox');

/** Firefox without windows, by WebDriver BiDi, which it supports itself. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => find() !== undefined,
  start,
};

type Send = Awaited<ReturnType<typeof connect>>['send'];

async function start() {
  const profile = await mkdtemp(join(tmpdir(), 'waha-firefox-'));
  const program = startProgram(find() ?? '', [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
  ]);
  const [, address = ''] = await program.says(/WebDriver BiDi listening on (ws:\S+)/, 1);
  const { send, close } = await connect(`${address}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    enter: (size: Size) => enter(send, size),
    async stop() {
      close();
      await program.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Opens a tab with separate storage. */
async function enter(send: Send, size: Size): Promise<Driver> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  await send('browsingContext.setViewport', { context, viewport: size, devicePixelRatio: 1 });
  const act = (actions: object[]) => send<void>('input.performActions', { context, actions });
  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' }).catch((error: Error) => {
        // The page navigated to another one before it had loaded.
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
      });
    },
    evaluate: (expression) => evaluate(send, context, expression),
    drag: (points) => act(pointerActions(points)),
    type: (text) => act(keyActions(text)),
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: () => send('browser.removeUserContext', { userContext }),
  };
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value: string };
  exceptionDetails?: { text: string };
}

async function evaluate<Value>(send: Send, context: string, expression: string): Promise<Value> {
  const { type, result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
    expression: asJson(expression),
    target: { context },
    awaitPromise: true,
  });
  if (type === 'exception') throw new Error(exceptionDetails?.text);
  // `asJson` serialises the value in the page, so it has the requested type.
  return JSON.parse(result?.value ?? 'null') as Value;
}
