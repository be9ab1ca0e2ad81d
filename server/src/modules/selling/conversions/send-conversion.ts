import type { Conversion, ConversionProvider } from '@waha/extend';
import { z } from 'zod';
import type { Adapter } from '../../../extensions/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { type FullOrder, readOrder } from '../orders/index.ts';
import { readConversion, readLinePrices, type WaitingConversion } from './consents.store.ts';

const TIMEOUT_MS = 10_000;
const verdict = z.union([z.literal('taken'), z.object({ refused: z.string().max(500) })]);
const storedLines = z.array(z.object({ product_id: z.int(), variant_id: z.int().optional(), quantity: z.int() }));
const storedClicks = z.partialRecord(z.enum(['fbclid', 'ttclid', 'ScCid', 'gclid']), z.string());

export interface SendDeps {
  db: Database;
  now: () => number;
  publicUrl: string;
  onError: (error: unknown) => void;
}

/**
 * Tells a service of a conversion, if its visitor still agrees to the purpose of the service, it is young enough and an
 * order is sold. The refusal of a purchase is thrown: it is tried again for two hours and then shown to staff. Others are
 * logged once, because anybody can make many of them.
 */
export async function sendConversion(
  { db, now, publicUrl, onError }: SendDeps,
  { name, port, call }: Adapter<ConversionProvider>,
  conversionId: string,
): Promise<void> {
  const waiting = await readConversion(db, conversionId);
  if (!waiting?.[port.purpose] || now() - waiting.happened_at.getTime() > port.maxAgeMs) return;
  const conversion = await conversionOf(db, publicUrl, waiting);
  if (!conversion || (port.needsPerson && !conversion.person?.email && !conversion.person?.phone)) return;
  const answer = await call('conversion.send', { shape: verdict, timeoutMs: TIMEOUT_MS }, () => port.send(conversion));
  if (answer === 'taken') return;
  const error = new Error(`${name} refused a conversion: ${answer.refused}`);
  if (conversion.kind === 'purchase') throw error;
  onError(error);
}

async function conversionOf(
  db: Database,
  publicUrl: string,
  waiting: WaitingConversion,
): Promise<Conversion | undefined> {
  const order = waiting.order_id === null ? undefined : await readOrder(db, waiting.order_id);
  const sold = order && isSold(order) ? order : undefined;
  if (waiting.kind === 'purchase' && !sold) return undefined;
  const told = {
    ...{ id: waiting.id, kind: waiting.kind, happenedAt: waiting.happened_at, pageUrl: `${publicUrl}${waiting.path}` },
    ...{ visitorId: waiting.consent_id, userAgent: waiting.agent, clickMarks: storedClicks.parse(waiting.clicks) },
    consents: (['analytics', 'marketing'] as const).filter((purpose) => waiting[purpose]),
  };
  if (sold) return { ...told, ...ofOrder(sold) };
  const lines = await readLinePrices(db, storedLines.parse(waiting.lines));
  // Bundles, and products that are not sold any more: services refuse an event without an item.
  if (lines.length === 0) return undefined;
  const items = lines.map(({ id, halalas, ...line }) => ({ ...line, id: `${id}`, price: halalas }));
  const value = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { ...told, orderNumber: null, person: null, items, value };
}

const NOT_SOLD: readonly string[] = ['pending_payment', 'cancelled', 'expired', 'returned', 'refunded'];
const isSold = ({ status, subtotal_halalas: subtotal }: FullOrder) => subtotal > 0 && !NOT_SOLD.includes(status);

function ofOrder(order: FullOrder): Pick<Conversion, 'orderNumber' | 'value' | 'items' | 'person'> {
  return {
    orderNumber: order.number,
    value: order.total_halalas,
    items: order.items.map((item) => ({
      // Feeds name variants; bundles are in none.
      id: `${item.variant_id ?? `bundle-${item.bundle_id}`}`,
      name: item.name_en,
      quantity: item.quantity,
      price: item.unit_price_halalas,
    })),
    person: {
      email: order.email,
      phone: order.phone,
      firstName: order.first_name,
      lastName: order.last_name,
      cityEn: order.address?.city_en ?? '',
    },
  };
}
