import type { ExtensionRecords } from '@waha/extend';
import { testContext } from '@waha/extend/testing';
import { fakeCalls, sendTo } from '../machine-checkouts/fake-shop.fixture.ts';
import { expectOfficial } from './check-answers.fixture.ts';
import { acp } from './extension.ts';

export const KEY = 'key-of-the-agent';
export const VERSION = '2026-04-17';
let next = 0;
/** Hears whose each new record is. */
const noWatch: (owner: string) => void = () => undefined;

/** A shop with the protocol on, and the agent that has its key. Each answer is held against the official schemas, where they are there. */
export function fakeAgent({ takesCash = false, webhookUrl = '', webhookSecret = '', watch = noWatch } = {}) {
  const { fake, orders, call, staffCall } = fakeCalls();
  const base = testContext(acp);
  const settings = { isOn: true, apiKey: KEY, takesCash, webhookUrl, webhookSecret };
  // A test asks for orders alone.
  const records: ExtensionRecords = {
    ...base.records,
    async change(key, change, options = {}) {
      if (options.owner !== undefined && (await base.records.read(key)) === undefined) watch(options.owner);
      return base.records.change(key, change, options);
    },
  };
  const context = { ...base, records, settings, call: staffCall as never };
  const provider = acp.protocol?.(context);
  if (!provider) throw new Error('it is off');
  const { routes } = provider;

  async function send(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
    next += 1;
    const usual = { authorization: `Bearer ${KEY}`, 'api-version': VERSION, 'idempotency-key': `key-${next}` };
    const answer = await sendTo(routes, call, { method, path, body, headers: { ...usual, ...headers } });
    if (answer.status >= 400) expectOfficial('agentic_checkout#/$defs/Error', answer.body);
    else if (path === '/.well-known/acp.json') expectOfficial('agentic_checkout#/$defs/DiscoveryResponse', answer.body);
    else if (path.startsWith('/checkout_sessions'))
      expectOfficial(
        `agentic_checkout#/$defs/CheckoutSession${path.endsWith('/complete') ? 'WithOrder' : ''}`,
        answer.body,
      );
    return answer;
  }
  return { fake, orders, routes, call, send, context };
}
