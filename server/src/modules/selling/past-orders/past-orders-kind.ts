import type { PlannedRecord, ReadCell, RecordFault, RecordKind } from '../../../manifest/index.ts';
import { normalisePhone } from '../../../platform/phone/index.ts';
import { readMoment, readNumber } from '../../../platform/sheet/index.ts';
import { pastOrderFields } from './past-order-fields.ts';
import { pastOrderTexts } from './past-order-texts.ts';
import {
  deletePastOrders,
  insertPastOrders,
  type NewPastOrder,
  type PastLine,
  readKnownNumbers,
} from './past-orders.store.ts';

const MOST_LINES = 100;
const LONGEST = { number: 60, status: 60, name: 120, line: 200, sku: 64, email: 254 };

interface ReadOrder {
  label: string;
  number: string;
  order?: NewPastOrder;
  faults: RecordFault[];
}

/** Orders of another shop, for the history of customers: nothing is sold, counted, invoiced or mailed. */
export const pastOrdersKind: RecordKind = {
  name: 'orders',
  fields: pastOrderFields,
  groupedBy: 'number',
  async plan(tx, records, at) {
    const orders = records.map((lines) => readOrder(lines, at));
    const known = await readKnownNumbers(
      tx,
      orders.map(({ number }) => number),
    );
    return orders.map((order) => plan(order, known));
  },
  async write(tx, records, at) {
    const orders = records.map((lines) => readOrder(lines, at));
    const ids = await insertPastOrders(
      tx,
      orders.flatMap(({ order }) => order ?? []),
    );
    return orders.map(({ number }) => ({ subject: ids.has(number) ? String(ids.get(number)) : null }));
  },
  async takeBack(tx, subjects) {
    return new Set((await deletePastOrders(tx, subjects.map(Number))).map(String));
  },
  texts: pastOrderTexts,
};

function plan({ label, number, order, faults }: ReadOrder, known: ReadonlySet<string>): PlannedRecord {
  const planned = { key: number, label, faults };
  if (!order) return { ...planned, outcome: 'error' };
  return known.has(number)
    ? { ...planned, outcome: 'known', faults: [{ kind: 'exists' }] }
    : { ...planned, outcome: 'create' };
}

/** Reads an order from its lines: what is said of the whole stands in the first line that says it. */
function readOrder(lines: readonly ReadCell[], at: Date): ReadOrder {
  const first: ReadCell = (name) => lines.map((line) => line(name)).find((cell) => cell !== '') ?? '';
  const number = cut(first('number').replace(/^#/, ''), LONGEST.number);
  const customer = cut(first('customer') || `${first('first_name')} ${first('last_name')}`.trim(), LONGEST.name);
  const read = { label: `${number} · ${customer}`, number };
  const told = (kind: string, cell = '') => ({ ...read, faults: [{ kind, values: { cell: cell.slice(0, 60) } }] });
  if (number === '') return told('no_number');
  const placedAt = readMoment(first('date'));
  if (!placedAt || placedAt > at) return told('time_unreadable', first('date'));
  if (!/^(?:|SAR|SR|ر\.?\s?س\.?|ريال.*)$/i.test(first('currency'))) return told('other_currency', first('currency'));
  const phone = readPhone(first('phone')) ?? readPhone(first('other_phone'));
  const email = readEmail(first('email'));
  if (!phone && !email) return told('no_contact');
  const faults: RecordFault[] = [];
  const total = halalasOf(first('total'));
  if (total === undefined) faults.push({ kind: 'total_unreadable', values: { cell: first('total').slice(0, 60) } });
  if (lines.length > MOST_LINES) faults.push({ kind: 'lines_left', values: { most: MOST_LINES } });
  const order = {
    ...{ number, placed_at: placedAt, status: statusOf(first), customer_name: customer, phone, email },
    ...{ total_halalas: total ?? null, lines: lines.flatMap(readLines).slice(0, MOST_LINES) },
  };
  return { ...read, order, faults };
}

/** Letters of a cell on one line. */
const cut = (cell: string, most: number) =>
  [...cell.replaceAll(/[\p{C}\s]+/gu, ' ').trim()].slice(0, most).join('').trim();

function readLines(line: ReadCell): PastLine[] {
  const names = line('item_name')
    .split(/[\n;|]/)
    .map((name) => cut(name, LONGEST.line))
    .filter((name) => name !== '');
  const [only] = names;
  // Several products in one cell have no quantity or price of their own.
  if (names.length !== 1 || only === undefined)
    return names.map((name) => ({ name, sku: '', quantity: null, halalas: null }));
  const quantity = readNumber(line('item_quantity'));
  return [
    {
      name: only,
      sku: cut(line('item_sku'), LONGEST.sku),
      quantity: Number.isInteger(quantity) && quantity > 0 && quantity < 100_000 ? quantity : null,
      halalas: halalasOf(line('item_price')) ?? null,
    },
  ];
}

/** Undefined for a cell that is no amount, null for an empty one. */
function halalasOf(cell: string): number | null | undefined {
  if (cell === '') return null;
  const riyals = readNumber(cell);
  return riyals >= 0 && riyals < 10_000_000_000 ? Math.round(riyals * 100) : undefined;
}

function statusOf(first: ReadCell): string {
  if (first('cancelled') !== '') return 'cancelled';
  return cut(first('status') || first('payment_status'), LONGEST.status);
}

const readPhone = (cell: string) => {
  const plain = cell.replace(/^'/, '').replace(/\.0$/, '');
  return plain === '' ? null : normalisePhone(/^966\d{9}$/.test(plain) ? `+${plain}` : plain);
};

const readEmail = (cell: string) => {
  const email = cell.toLowerCase();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= LONGEST.email ? email : null;
};
