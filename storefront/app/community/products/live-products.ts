import { type Api, ApiError } from '@waha/contract/client';
import type { Product } from '@waha/contract/types';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../api/use-api.ts';
import { observeSight } from '../../ui/observe-sight.ts';

/** Interval of requests for visible products while the visitor is active, so that a change shows within a second. */
const PACE_MS = 800;
/** Interval while the visitor is idle or the connection saves data. */
const CALM_MS = 15_000;
/** Time without a touch after which a visitor counts as idle. */
const AWAY_MS = 60_000;
/** Longest wait after failed requests. */
const LONGEST_MS = 30_000;
const TIMEOUT_MS = 5_000;

interface Watched {
  product: Product;
  /** Number of its visible cards. */
  inSight: number;
}

/** Products shown in posts and reels, by id: two cards of one product show the same state. */
const watched = new Map<number, Watched>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;
let failures = 0;
let touchedAt = 0;

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const savesData = (): boolean => {
  // Not in every browser, and so not in the types of the platform.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

/** Wait before the next request: by activity and connection, doubled after each failure up to a maximum. */
export function waitFor(state: { msSinceTouch: number; savesData: boolean; failures: number }): number {
  const pace = state.savesData || state.msSinceTouch > AWAY_MS ? CALM_MS : PACE_MS;
  return Math.min(pace * 2 ** Math.min(state.failures, 6), Math.max(pace, LONGEST_MS));
}

/** The product as currently sold; out of stock if it is no longer sold. Null after a failed request. */
async function ask(api: Api, known: Product): Promise<Product | null> {
  try {
    return await api('GET /products/{id}', { params: { id: known.id }, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    return isGone ? { ...known, in_stock: false, stock_quantity: 0 } : null;
  }
}

/** Values shown by a card, compared to detect a change. */
const marks = (product: Product) =>
  JSON.stringify([
    product.price,
    product.sale_price,
    product.in_stock,
    product.stock_quantity,
    product.name,
    product.promotion?.id,
    product.variants.map((variant) => [variant.id, variant.price, variant.sale_price, variant.stock_quantity]),
  ]);

async function lookOnce(api: Api): Promise<void> {
  if (isAsking || document.visibilityState !== 'visible') return;
  isAsking = true;
  const inSight = [...watched.values()].filter((one) => one.inSight > 0);
  const answers = await Promise.all(inSight.map(({ product }) => ask(api, product)));
  isAsking = false;
  failures = answers.includes(null) ? failures + 1 : 0;
  let isNew = false;
  for (const product of answers) {
    const entry = product && watched.get(product.id);
    if (!entry || marks(entry.product) === marks(product)) continue;
    entry.product = product;
    isNew = true;
  }
  if (isNew) tell();
}

function plan(api: Api): void {
  clearTimeout(timer);
  if (![...watched.values()].some((one) => one.inSight > 0)) return;
  const wait = waitFor({ msSinceTouch: Date.now() - touchedAt, savesData: savesData(), failures });
  timer = setTimeout(() => void lookOnce(api).finally(() => plan(api)), wait);
}

/** Requests immediately, because the page became visible again or the visitor active. */
function wake(api: Api): void {
  const wasAway = Date.now() - touchedAt > AWAY_MS;
  touchedAt = Date.now();
  if (wasAway || document.visibilityState === 'visible') void lookOnce(api).finally(() => plan(api));
}

function touch(api: Api): void {
  if (Date.now() - touchedAt > AWAY_MS) wake(api);
  else touchedAt = Date.now();
}

/** Whether an element is on the screen, or nearly. */
function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    return observeSight(element.current, setInSight);
  }, [element]);
  return isInSight;
}

/**
 * A product as currently sold: first as loaded with a post, then refreshed while `card` is on the screen and the page
 * is visible.
 */
export function useLiveProduct(came: Product, card: RefObject<Element | null>): Product {
  const api = useApi();
  const { id } = came;
  const isInSight = useInSight(card);
  useEffect(() => {
    if (!isInSight) return;
    const entry = watched.get(id) ?? { product: came, inSight: 0 };
    entry.inSight += 1;
    watched.set(id, entry);
    const onTouch = () => touch(api);
    const onShow = () => wake(api);
    const touches = ['pointerdown', 'keydown', 'scroll'] as const;
    for (const kind of touches) addEventListener(kind, onTouch, { passive: true });
    document.addEventListener('visibilitychange', onShow);
    touchedAt = Date.now();
    plan(api);
    return () => {
      for (const kind of touches) removeEventListener(kind, onTouch);
      document.removeEventListener('visibilitychange', onShow);
      entry.inSight -= 1;
    };
  }, [api, came, id, isInSight]);
  return useSyncExternalStore(
    subscribe,
    () => watched.get(id)?.product ?? came,
    () => came,
  );
}
