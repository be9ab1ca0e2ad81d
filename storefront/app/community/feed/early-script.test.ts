import { runInNewContext } from 'node:vm';
import type { Api } from '@waha/contract/client';
import { callUrl } from '@waha/contract/client';
import { expect, test } from 'vitest';
import { allPosts } from '../posts/post-source.ts';
import { newestReels } from '../reels/reel-source.ts';
import { earlyScript, firstRequests } from './early-script.ts';
import type { FeedSource } from './feed-source.ts';

/** Path of the first request of a feed. */
async function firstPathOf(source: FeedSource<never>): Promise<string> {
  const asked: string[] = [];
  const record = (key: string, input: Parameters<typeof callUrl>[1]) => {
    asked.push(callUrl(key, input));
    return Promise.resolve({ data: [], next_cursor: null });
  };
  await source.ask(record as unknown as Api, undefined, AbortSignal.timeout(1_000));
  return asked.join();
}

test('the document requests what the feeds of its pages ask for first', async () => {
  const posts = await firstPathOf(allPosts as FeedSource<never>);
  const reels = await firstPathOf(newestReels as FeedSource<never>);
  expect(Object.values(firstRequests).map(([, feed]) => feed)).toEqual([
    posts,
    posts,
    posts,
    '/community/contests',
    reels,
  ]);
});

/** Runs the script in a document at `path`, with what the browser stores; gives the requested paths. */
function requestedAt(path: string, stored: Record<string, string>, search = ''): unknown[] {
  const requested: unknown[] = [];
  runInNewContext(earlyScript, {
    location: { pathname: path, search },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    document: {
      documentElement: { lang: 'ar' },
      currentScript: { parentNode: { dataset: { key: 'waha-demo-key' } } },
    },
    window: {},
    fetch: (url: string, init: RequestInit) => {
      requested.push([url, init.headers]);
      return Promise.reject(new Error('no network'));
    },
  });
  return requested;
}

const member = { token: 'secret', 'community-member': 'yes' };
const headers = {
  accept: 'application/json',
  'accept-language': 'ar',
  'x-api-key': 'waha-demo-key',
  authorization: 'Bearer secret',
};

test('a known member’s document requests the membership and the feed, with the headers of the API client', () => {
  const expected = [
    ['/api/store/community/membership-status', headers],
    ['/api/store/community/posts', headers],
  ];
  expect(requestedAt('/community', member)).toEqual(expected);
  expect(requestedAt('/en/community/posts', member)).toEqual(expected);
});

test('nothing is requested for others, for a filtered feed or for another page', () => {
  expect(requestedAt('/community', { token: 'secret' })).toEqual([]);
  expect(requestedAt('/community', { 'community-member': 'yes' })).toEqual([]);
  expect(requestedAt('/community/posts', member, '?tag=oud')).toEqual([]);
  expect(requestedAt('/community/members', member)).toEqual([]);
});
