import type { Api } from '@waha/contract/client';
import { pack } from '../../packed.ts';
import { found, notFound } from '../../page-context.ts';
import { type PageAddress, type Query, redirect } from '../../router/links.ts';
import { listedPage } from './listed-page.ts';
import { listingQuery, readListing } from './listing-state.ts';
import { turnBackBeyondLast } from './turn-back.ts';

/** As the contract's keys of brands and tags. */
const keyPattern = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;
const LONGEST_KEY = 120;

interface KeyedList<Thing> {
  /** The parameter of the list that takes the key. */
  by: 'brand' | 'tag';
  key: string;
  read: () => Promise<Thing>;
  pageOf: (thing: { key: string }) => PageAddress;
}

/** A brand or a tag with a page of its products. A former key, or another spelling of one, redirects to the present one. */
export async function readKeyedList<Thing extends { key: string }>(
  api: Api,
  request: Request,
  { by, key, read, pageOf }: KeyedList<Thing>,
) {
  if (!keyPattern.test(key) || key.length > LONGEST_KEY) throw notFound();
  const { searchParams, search } = new URL(request.url);
  const given = readListing(searchParams);
  // The page of a brand has one brand: its list has no choice of others.
  const state = by === 'brand' ? { ...given, brand: [] } : given;
  const [thing, page] = await found(
    Promise.all([read(), api('GET /products', { query: { ...listingQuery(state), [by]: key } })]),
  );
  // Tags may get a former name back: browsers that remember both ways would go in a circle.
  if (thing.key !== key) throw redirect(`${pageOf(thing)}${search as Query}`, by === 'tag' ? 302 : 301);
  turnBackBeyondLast(pageOf(thing), state, page.last_page);
  const facets = by === 'brand' && page.facets ? { ...page.facets, brands: [] } : page.facets;
  return { thing, state, page: pack(await listedPage(api, { ...page, facets })) };
}
