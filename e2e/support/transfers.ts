import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import { awake } from './in-page.ts';
import type { Visitor } from './visitor.ts';

export type Kind = 'Document' | 'Script' | 'Stylesheet' | 'Font' | 'Image' | 'other';

export interface Transfer {
  url: string;
  kind: Kind;
  /** Bytes on the wire: compressed, without headers. */
  bytes: number;
  encoding: string;
}

const KINDS: readonly string[] = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'];
/** Chromium counts the headers as well; the budget covers only the bodies, so they are left out. */
interface Response {
  requestId: string;
  type: string;
  response: { url: string; headers: Record<string, string>; encodedDataLength: number };
}

/** The network counts as quiet after this time without new data. */
const QUIET_MS = 1_000;

/** All transfers of a first visit of `path` until the page is interactive and the network quiet. */
export async function measureTransfers(visitor: Visitor, path: string): Promise<Transfer[]> {
  const { context, page } = visitor;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const transfers = listen(session);
  await page.goto(path);
  // Scripts are requested after the first frame; on a slow machine the network is quiet before that, too.
  await awake(page);
  for (let seen = 0; seen !== transfers.size; await sleep(QUIET_MS)) seen = transfers.size;
  return [...transfers.values()].filter(({ bytes }) => bytes > 0);
}

function listen(session: CDPSession): Map<string, Transfer> {
  const transfers = new Map<string, Transfer>();
  const headerBytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }: Response) => {
    if (!response.url.startsWith('http')) return;
    const encoding = response.headers['content-encoding'] ?? '';
    transfers.set(requestId, { url: response.url, kind: kindOf(type, response.url), bytes: 0, encoding });
    headerBytes.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength - (headerBytes.get(requestId) ?? 0);
  });
  return transfers;
}

/** A preloaded script is reported as "Other". */
function kindOf(type: string, url: string): Kind {
  if (/\.m?js$/.test(new URL(url).pathname)) return 'Script';
  return KINDS.includes(type) ? (type as Kind) : 'other';
}

export function totalBytes(transfers: readonly Transfer[], kind?: Kind): number {
  return transfers
    .filter((transfer) => kind === undefined || transfer.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}
