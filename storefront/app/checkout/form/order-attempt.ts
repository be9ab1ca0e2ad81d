import { type Api, ApiError, type CallReply } from '@waha/contract/client';
import type { PlaceOrderRequest } from '@waha/contract/types';
import { onLeaving } from '../../stored-text.ts';

export type PlacedOrder = CallReply<'POST /orders'>;

/** sessionStorage key of an order that was sent without receiving an answer, so that a reload cannot order twice. */
const ATTEMPT_KEY = 'checkout-attempt';
const TIMEOUT_MS = 30_000;
/** Tries while an equal request is still being processed. */
const IN_FLIGHT_TRIES = 15;
const IN_FLIGHT_WAIT_MS = 1_000;

/**
 * One attempt to buy. The server stores a key only with a placed order, so the key stays the same until an order is
 * known to exist, whatever is corrected in the form.
 */
export interface Attempt {
  key: string;
  /** Requests sent under the key without an answer: each may have become the order. */
  unanswered: PlaceOrderRequest[];
}

export interface AttemptStore {
  read: () => Attempt | null;
  write: (attempt: Attempt | null) => void;
}

function isAttempt(value: unknown): value is Attempt {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'unanswered' in value &&
    Array.isArray(value.unanswered)
  );
}

let unsaved: Attempt | null = null;

onLeaving(() => {
  unsaved = null;
});

export const storedAttempt: AttemptStore = {
  read() {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(ATTEMPT_KEY) ?? 'null');
      return isAttempt(value) ? value : unsaved;
    } catch {
      return unsaved;
    }
  },
  write(attempt) {
    unsaved = attempt;
    try {
      if (attempt) sessionStorage.setItem(ATTEMPT_KEY, JSON.stringify(attempt));
      else sessionStorage.removeItem(ATTEMPT_KEY);
    } catch {
      // Storage is unavailable: the attempt remains in memory only.
    }
  },
};

/**
 * Whether the server answered with a refusal, as opposed to no answer: only then is it certain that no order was
 * placed.
 */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.code === 'request.idempotency_in_flight') return false;
  return error.status >= 400 && error.status < 500;
}

export interface SendDeps {
  api: Api;
  store: AttemptStore;
  newKey: () => string;
  wait: (ms: number) => Promise<void>;
}

async function post({ api, wait }: SendDeps, key: string, body: PlaceOrderRequest): Promise<PlacedOrder> {
  for (let tries = 1; ; tries++) {
    try {
      return await api('POST /orders', { body, idempotencyKey: key, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (error) {
      const isRunning = error instanceof ApiError && error.code === 'request.idempotency_in_flight';
      if (!isRunning || tries === IN_FLIGHT_TRIES) throw error;
      await wait(IN_FLIGHT_WAIT_MS);
    }
  }
}

function without(bodies: readonly PlaceOrderRequest[], body: PlaceOrderRequest): PlaceOrderRequest[] {
  const text = JSON.stringify(body);
  return bodies.filter((one) => JSON.stringify(one) !== text);
}

/**
 * The order that an earlier request without an answer placed after all: the server refused the key because another body
 * used it.
 */
async function recover(deps: SendDeps, attempt: Attempt): Promise<PlacedOrder | null> {
  for (const body of attempt.unanswered) {
    try {
      return await post(deps, attempt.key, body);
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  return null;
}

/** Sends an order so that retries place it only once. Throws the refusal, or the network error. */
export async function sendOrder(deps: SendDeps, body: PlaceOrderRequest): Promise<PlacedOrder> {
  const { store } = deps;
  const before = store.read() ?? { key: deps.newKey(), unanswered: [] };
  const earlier = without(before.unanswered, body);
  store.write({ key: before.key, unanswered: [...earlier, body] });
  try {
    const order = await post(deps, before.key, body);
    store.write(null);
    return order;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.code !== 'request.idempotency_key_reused') {
      store.write({ key: before.key, unanswered: earlier });
      throw error;
    }
    const order = await recover(deps, { key: before.key, unanswered: earlier });
    store.write(null);
    if (order) return order;
    throw error;
  }
}
