import { createHash } from 'node:crypto';
import { addressesOf, type FlowerAddress, findAddress } from './flower-addresses.ts';
import { shopCodes, suiteDiscounts } from './flower-codes.ts';
import { places } from './flower-data.ts';
import { type Json, listOf, objectOf } from './json.ts';
import type { KeptShop } from './kept-flower-shop.ts';

const OPTIONS: Readonly<Record<string, string>> = {
  'std-ship': 'standard',
  'exp-ship-us': 'express',
  'exp-ship-intl': 'express',
};

export interface Names {
  items: KeptShop['items'];
  /** Addresses of the suite by their ids: the shop is given one of a Saudi city in their place. */
  known: Map<string, FlowerAddress>;
}

/** A body of the suite in the shop's names. A new one gets a buyer who can be reached. */
export function toShop(body: Json, isNew: boolean, names: Names): Json {
  const { buyer, fulfillment, payment, discounts, line_items: lines } = body;
  // The same request has the same phone, and each checkout its own: limits of unpaid orders are by phone.
  const digits = createHash('sha256').update(JSON.stringify(body)).digest().readUInt32BE() % 1e8;
  const someone = { first_name: 'Test', last_name: 'Buyer', phone_number: `+9665${String(digits).padStart(8, '0')}` };
  const person = isNew || buyer ? { ...someone, ...objectOf(buyer) } : undefined;
  const instruments = listOf(objectOf(payment).instruments).map((one) => ({ ...one, handler_id: handlerOf(one) }));
  return {
    ...body,
    ...(lines !== undefined && { line_items: listOf(lines).map((line) => renameItem(line, names.items)) }),
    ...(person && { buyer: person }),
    ...(discounts !== undefined && discounts !== null && { discounts: shopCodes(discounts) }),
    ...(fulfillment !== undefined && {
      fulfillment: { methods: listOf(objectOf(fulfillment).methods).map((one) => methodToShop(one, buyer, names)) },
    }),
    ...(payment !== undefined && { payment: { instruments } }),
  };
}

/** The suite's card, whose handler it may leave out, is cash; another handler is one that the shop does not know. */
const handlerOf = ({ handler_id: id }: Json) =>
  id === undefined || id === 'mock_payment_handler' ? 'cash_on_delivery' : id;

/** Items of the suite by the ids of the shop. */
export const backwards = (items: KeptShop['items']): Record<string, string> =>
  Object.fromEntries(Object.entries(items).map(([suite, shop]) => [shop, suite]));

/** A value in which every text that is an id has its other name. */
export function renamed(value: unknown, items: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return Object.hasOwn(items, value) ? items[value] : value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, items));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one, items)]));
}

function renameItem(line: Json, items: Readonly<Record<string, string>>): Json {
  const item = objectOf(line.item);
  return { ...line, item: { ...item, id: items[String(item.id)] ?? item.id } };
}

function methodToShop(method: Json, buyer: unknown, { known }: Names): Json {
  const { email } = objectOf(buyer);
  const given = Array.isArray(method.destinations) ? listOf(method.destinations) : addressesOf(email);
  const destinations = given.map((one) => place(one, known, email));
  const groups = listOf(method.groups).map((group) => ({
    ...group,
    selected_option_id: OPTIONS[String(group.selected_option_id)] ?? group.selected_option_id,
  }));
  return { ...method, ...(destinations.length > 0 && { destinations }), ...(groups.length > 0 && { groups }) };
}

/** Keeps an address under its id, and gives one of a Saudi city in its place. */
function place(given: Json, known: Map<string, FlowerAddress>, email: unknown): Json {
  const id = String(given.id || findAddress(email, given)?.id || `destination_${known.size + 1}`);
  known.set(id, { ...given, id });
  const { city } = given.address_country === 'US' ? places.us : places.abroad;
  return { id, street_address: 'King Fahd Road', address_locality: city, address_country: 'SA' };
}

/** An answer of the shop in the suite's names. */
export function toSuite(answer: Json, { items, known }: Names): Json {
  const { fulfillment, discounts, line_items: lines, totals, currency } = answer;
  const subtotal = Number(listOf(totals).find(({ type }) => type === 'subtotal')?.amount ?? 0);
  return {
    ...answer,
    ...(currency !== undefined && { currency: 'USD' }),
    ...(lines !== undefined && { line_items: listOf(lines).map((line) => renameItem(line, backwards(items))) }),
    ...(discounts !== undefined && { discounts: suiteDiscounts(discounts, subtotal) }),
    ...(fulfillment !== undefined && {
      fulfillment: { ...objectOf(fulfillment), ...methodsOf(fulfillment, known) },
    }),
  };
}

function methodsOf(fulfillment: unknown, known: ReadonlyMap<string, FlowerAddress>): Json {
  const { methods } = objectOf(fulfillment);
  return methods === undefined ? {} : { methods: listOf(methods).map((method) => methodToSuite(method, known)) };
}

function methodToSuite(method: Json, known: ReadonlyMap<string, FlowerAddress>): Json {
  const selected = known.get(String(method.selected_destination_id));
  const express = selected?.address_country === 'US' ? 'exp-ship-us' : 'exp-ship-intl';
  const names: Readonly<Record<string, string>> = { standard: 'std-ship', express };
  const groups = listOf(method.groups).map((group) => ({
    ...group,
    selected_option_id: names[String(group.selected_option_id)] ?? group.selected_option_id,
    options: listOf(group.options).map((option) => ({
      ...option,
      id: names[String(option.id)] ?? option.id,
      title: titleOf(String(option.title), amountOf(option, 'total')),
    })),
  }));
  const destinations = listOf(method.destinations).map((one) => known.get(String(one.id)) ?? one);
  return { ...method, destinations, groups };
}

export const amountOf = ({ totals }: Json, type: string): number =>
  Number(listOf(totals).find((one) => one.type === type)?.amount ?? 0);

/** The title of a delivery, which the suite wants to say that it is free. */
export const titleOf = (title: string, cost: number): string => (cost === 0 ? `Free ${title}` : title);
