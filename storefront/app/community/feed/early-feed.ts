import type { Api } from '@waha/contract/client';
import type { Post, Reel } from '@waha/contract/types';
import { useEffect } from 'react';
import { useSignedIn } from '../../api/session.ts';
import { onLeaving } from '../../stored-text.ts';
import { wasMember } from '../membership/was-member.ts';
import { allPosts } from '../posts/post-source.ts';
import { newestReels } from '../reels/reel-source.ts';
import { useEarlyApi } from './early-answers.ts';
import type { FeedPage, FeedSource } from './feed-source.ts';

const TIMEOUT_MS = 10_000;

let early: { key: string; page: Promise<unknown>; askedAt: number } | null = null;
onLeaving(() => {
  early = null;
});

/** Pages that open with a feed, by their paths. */
const feedOf: Readonly<Record<string, FeedSource<Post> | FeedSource<Reel>>> = {
  '/community': allPosts,
  '/community/home': allPosts,
  '/community/posts': allPosts,
  '/community/reels': newestReels,
};

function ask({ key, ask: askPage }: FeedSource<Post> | FeedSource<Reel>, api: Api): void {
  const page = askPage(api, undefined, AbortSignal.timeout(TIMEOUT_MS));
  // The reader of the page handles a failure.
  page.catch(() => undefined);
  early = { key, page, askedAt: performance.now() };
}

/**
 * Requests the first page of the document's feed in parallel with the membership check, which saves one round trip.
 * Only browsers of known members do so; the API would refuse both requests of others.
 */
export function useEarlyFeed(pathname: string): void {
  const api = useEarlyApi();
  const isSignedIn = useSignedIn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the document opened with, and no page after it
  useEffect(() => {
    const source = feedOf[pathname];
    if (isSignedIn && source && location.search === '' && wasMember.read() === 'yes') ask(source, api);
  }, [isSignedIn]);
}

/** Early request of a feed: returned once, and only while it is new. */
export function takeEarly<Item>(key: string): Promise<FeedPage<Item>> | null {
  const found = early?.key === key && performance.now() - early.askedAt < TIMEOUT_MS ? early.page : null;
  early = null;
  // Requested by the source of this key.
  return found as Promise<FeedPage<Item>> | null;
}
