import { createHash } from 'node:crypto';
import type { ProtocolAnswer, ProtocolRequest, ProtocolRoute } from '@waha/extend';
import { z } from 'zod';
import { changedOrders } from './changed-orders.ts';
import { addressesOf, type FlowerAddress, findAddress } from './flower-addresses.ts';

type Json = Record<string, unknown>;
const json = z.record(z.string(), z.unknown());
const objectOf = (value: unknown): Json => json.safeParse(value).data ?? {};
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.map(objectOf) : []);

const OPTIONS: Readonly<Record<string, string>> = {
  'std-ship': 'standard',
  'exp-ship-us': 'express',
  'exp-ship-intl': 'express',
};

/**
 * Wraps the routes of the protocol for its official suite, which orders flowers in the United States: addresses anywhere are read as one
 * of Riyadh, options have the suite's names, and its card is cash. Nothing but names is changed: prices and orders are the shop's.
 */
export function playFlowerShop(routes: readonly ProtocolRoute[]): ProtocolRoute[] {
  const known = new Map<string, FlowerAddress>();
  const orders = changedOrders();
  const played = routes.map((route): ProtocolRoute => {
    if (/^\/checkout-sessions/.test(route.path)) {
      return {
        ...route,
        async handle(request, call) {
          const asked = readBody(request);
          if (JSON.stringify(asked).includes('"fail_token"')) return declined();
          const body = new TextEncoder().encode(
            JSON.stringify(translate(asked, { known, isNew: route.path === '/checkout-sessions' })),
          );
          const answer = await route.handle(request.body.length > 0 ? { ...request, body } : request, call);
          return { ...answer, body: JSON.stringify(translateBack(objectOf(JSON.parse(answer.body)), known)) };
        },
      };
    }
    return route.path === '/orders/{id}' ? orders.read(route) : route;
  });
  const read = played.find(({ path }) => path === '/orders/{id}');
  return read ? [...played, orders.change(read)] : played;
}

/** Whether hooks of tests may run: in a demo shop that only this machine reaches. */
export function requireLoopback({ publicUrl, isDemo }: { publicUrl: string; isDemo: boolean }): void {
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
  if (!isHere || !isDemo) throw new Error('UCP_TEST_HOOKS is for a demo shop at an address of this machine alone');
}

function readBody({ body }: ProtocolRequest): Json {
  try {
    return objectOf(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return {};
  }
}

function declined(): ProtocolAnswer {
  const message = { type: 'error', code: 'payment_failed', content: 'The card was declined', severity: 'recoverable' };
  return {
    status: 402,
    body: JSON.stringify({ ucp: { version: '2026-04-08', status: 'error' }, messages: [message] }),
  };
}

interface Given {
  known: Map<string, FlowerAddress>;
  isNew: boolean;
}

function translate(body: Json, { known, isNew }: Given): Json {
  const { buyer, fulfillment, payment } = body;
  // The same request has the same phone, and each checkout its own: limits of unpaid orders are by phone.
  const digits = createHash('sha256').update(JSON.stringify(body)).digest().readUInt32BE() % 1e8;
  const phone = `+9665${String(digits).padStart(8, '0')}`;
  const someone = { first_name: 'Test', last_name: 'Buyer', phone_number: phone };
  const person = isNew || buyer ? { ...someone, ...objectOf(buyer) } : undefined;
  const methods = listOf(objectOf(fulfillment).methods).map((method) => {
    const email = objectOf(buyer).email;
    const given = Array.isArray(method.destinations) ? listOf(method.destinations) : addressesOf(email);
    const destinations = given.map((one) => place(one, known, email));
    const groups = listOf(method.groups).map((group) => ({
      ...group,
      selected_option_id: OPTIONS[String(group.selected_option_id)] ?? group.selected_option_id,
    }));
    return { ...method, ...(destinations.length > 0 && { destinations }), ...(groups.length > 0 && { groups }) };
  });
  const instruments = listOf(objectOf(payment).instruments).map((one) => ({ ...one, handler_id: 'cash_on_delivery' }));
  return {
    ...body,
    ...(person && { buyer: person }),
    ...(fulfillment !== undefined && { fulfillment: { methods } }),
    ...(payment !== undefined && { payment: { instruments } }),
  };
}

/** Keeps an address under its id, and gives one of Riyadh in its place. */
function place(given: Json, known: Map<string, FlowerAddress>, email: unknown): Json {
  const id = String(given.id || findAddress(email, given)?.id || `destination_${known.size + 1}`);
  known.set(id, { ...given, id });
  return { id, street_address: 'King Fahd Road', address_locality: 'الرياض', address_country: 'SA' };
}

function translateBack(answer: Json, known: ReadonlyMap<string, FlowerAddress>): Json {
  const { fulfillment } = answer;
  if (fulfillment === undefined) return answer;
  const methods = listOf(objectOf(fulfillment).methods).map((method) => {
    const selected = known.get(String(method.selected_destination_id));
    const express = selected?.address_country === 'US' ? 'exp-ship-us' : 'exp-ship-intl';
    const names: Readonly<Record<string, string>> = { standard: 'std-ship', express };
    const groups = listOf(method.groups).map((group) => ({
      ...group,
      selected_option_id: names[String(group.selected_option_id)] ?? group.selected_option_id,
      options: listOf(group.options).map((option) => ({ ...option, id: names[String(option.id)] ?? option.id })),
    }));
    const destinations = listOf(method.destinations).map((one) => known.get(String(one.id)) ?? one);
    return { ...method, destinations, groups };
  });
  return { ...answer, fulfillment: { methods } };
}
