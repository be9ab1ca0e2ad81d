import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { Bodies } from './bodies.ts';
import { CHANNEL, PRELOAD, type Told } from './preload.ts';

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
  context: string | null;
  isBlocked: boolean;
  intercepts: string[];
  request: { request: string; url: string; initiatorType?: string | null };
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
 * that change the address are told of, as `browsingContext.historyUpdated` will, and bodies of answers are kept for
 * `network.getData`. The shop's Content Security Policy allows `eval` here, by which Playwright runs its code in a page.
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
  const asked = new Map<number, Message>();
  const bodies = new Bodies();
  let lastOwn = FIRST_OWN_ID;
  let intercept: string | undefined;
  const tell = (message: object) => playwright.send(JSON.stringify(message));
  const ask = (method: string, params: object) => {
    lastOwn += 1;
    browser.send(JSON.stringify({ id: lastOwn, method, params }));
  };

  playwright.on('message', async (data) => {
    const text = String(data);
    const command: Message = JSON.parse(text);
    asked.set(command.id ?? 0, command);
    await isOpen;
    browser.send(text);
    if (command.method !== 'session.subscribe') return;
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
    if (id !== undefined && id > FIRST_OWN_ID) intercept ??= message.result?.intercept;
    else if (id !== undefined) answer(id, message.error, text);
    else if (method === 'script.message' && params.channel === CHANNEL) hearPage(params);
    else if (method === 'network.responseStarted') passResponse(message, text);
    else playwright.send(text);
  });

  function answer(id: number, error: string | undefined, text: string): void {
    const { method = '', params = {} } = asked.get(id) ?? {};
    asked.delete(id);
    if (error === 'unknown command' && method === 'network.getData') {
      // In this command the request is its identity alone.
      void giveBody(id, String(params.request), text);
    } else if (error === 'unknown command' || (error && method.startsWith('emulation.'))) {
      tell({ type: 'success', id, result: {} });
    } else playwright.send(text);
  }

  async function giveBody(id: number, request: string, refusal: string): Promise<void> {
    const value = await bodies.find(request);
    if (value === undefined) playwright.send(refusal);
    else tell({ type: 'success', id, result: { bytes: { type: 'string', value } } });
  }

  function hearPage({ source, data }: Partial<FromPage>): void {
    const context = source?.context ?? '';
    const [kind, url, body = '']: Told = JSON.parse(data?.value ?? '[]');
    if (kind === 'body') bodies.keep({ context, url }, body);
    else {
      const params = { context, url, timestamp: Date.now() };
      tell({ type: 'event', method: 'browsingContext.historyUpdated', params });
    }
  }

  function passResponse(message: Message, text: string): void {
    const { context, request, response, intercepts = [] } = message.params ?? {};
    if (request?.initiatorType === 'fetch') bodies.begin(request.request, { context: context ?? '', url: request.url });
    if (!intercept || !intercepts.includes(intercept)) {
      playwright.send(text);
      return;
    }
    ask('network.continueResponse', { request: request?.request, ...allowEval(response?.headers ?? []) });
    const rest = intercepts.filter((one) => one !== intercept);
    tell({ ...message, params: { ...message.params, isBlocked: rest.length > 0, intercepts: rest } });
  }

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
