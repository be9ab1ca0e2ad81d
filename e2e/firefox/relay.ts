import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { CHANNEL, PRELOAD } from './preload.ts';

/** A message of WebDriver BiDi (https://w3c.github.io/webdriver-bidi/#protocol), as far as the relay reads it. */
interface Message {
  id?: number;
  type?: string;
  method?: string;
  error?: string;
  result?: { intercept?: string };
  params?: Partial<FromPage & Response>;
}

/** `script.message`. */
interface FromPage {
  channel: string;
  source: { context: string };
  data: { value: string };
}

/** `network.responseStarted`. */
interface Response {
  isBlocked: boolean;
  intercepts: string[];
  request: { request: string };
  response: { headers: Header[] };
}

interface Header {
  name: string;
  value: { type: string; value: string };
}

/** The relay's own commands count up from here, far above Playwright's. */
const FIRST_OWN_ID = 1_000_000_000;

/**
 * Opens a server between Playwright and the Firefox at an address, and returns its own address. Playwright is ahead of
 * Debian's Firefox; the relay makes up the difference. Commands that Firefox does not know yet count as done. Scripts
 * that change the address are told of, as `browsingContext.historyUpdated` will. The shop's Content Security Policy
 * allows `eval` here, by which Playwright runs its code in a page.
 */
export async function openRelay(firefox: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright) => relay(playwright, new WebSocket(`${firefox}/session`)));
  await once(server, 'listening');
  // A server on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return `ws://127.0.0.1:${port}`;
}

function relay(playwright: WebSocket, browser: WebSocket): void {
  const isOpen = once(browser, 'open');
  const asked = new Map<number, string>();
  let lastOwn = FIRST_OWN_ID;
  let intercept: string | undefined;
  const tell = (message: object) => playwright.send(JSON.stringify(message));
  const ask = (method: string, params: object) => {
    lastOwn += 1;
    browser.send(JSON.stringify({ id: lastOwn, method, params }));
  };

  playwright.on('message', async (data) => {
    const text = String(data);
    const { id = 0, method = '' }: Message = JSON.parse(text);
    asked.set(id, method);
    await isOpen;
    browser.send(text);
    if (method !== 'session.subscribe') return;
    ask('network.addIntercept', { phases: ['responseStarted'] });
    ask('script.addPreloadScript', {
      functionDeclaration: PRELOAD,
      arguments: [{ type: 'channel', value: { channel: CHANNEL } }],
    });
  });

  browser.on('message', (data) => {
    const text = String(data);
    const message: Message = JSON.parse(text);
    const { id, method, params = {} } = message;
    if (id !== undefined && id > FIRST_OWN_ID) {
      intercept ??= message.result?.intercept;
    } else if (id !== undefined) {
      const isUnknown =
        message.error === 'unknown command' || (message.error && asked.get(id)?.startsWith('emulation.'));
      asked.delete(id);
      if (isUnknown) tell({ type: 'success', id, result: {} });
      else playwright.send(text);
    } else if (method === 'script.message' && params.channel === CHANNEL) {
      const moved = { context: params.source?.context, url: params.data?.value, timestamp: Date.now() };
      tell({ type: 'event', method: 'browsingContext.historyUpdated', params: moved });
    } else if (method === 'network.responseStarted' && intercept && params.intercepts?.includes(intercept)) {
      ask('network.continueResponse', {
        request: params.request?.request,
        ...allowEval(params.response?.headers ?? []),
      });
      const intercepts = params.intercepts.filter((one) => one !== intercept);
      tell({ ...message, params: { ...params, isBlocked: intercepts.length > 0, intercepts } });
    } else {
      playwright.send(text);
    }
  });

  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
}

/** Headers to send on, where they hold a Content Security Policy; nothing where they may stay. */
function allowEval(headers: readonly Header[]): { headers?: Header[] } {
  const isPolicy = ({ name }: Header) => name.toLowerCase() === 'content-security-policy';
  if (!headers.some(isPolicy)) return {};
  const allowed = (policy: string) =>
    policy.includes('script-src ')
      ? policy.replace('script-src ', "script-src 'unsafe-eval' ")
      : `${policy}; script-src 'unsafe-eval'`;
  return {
    headers: headers.map((header) =>
      isPolicy(header) ? { ...header, value: { type: 'string', value: allowed(header.value.value) } } : header,
    ),
  };
}
