import { type Packing, type PackingSlip, toRiyals } from '@waha/contract';
import type { Database } from '../../../platform/database/index.ts';
import { inLanguage, type Language } from '../../../platform/text/index.ts';
import { presentAnswer, readSkus } from '../../goods/catalog/index.ts';
import { presentDoorstep } from '../../people/addresses/index.ts';
import { cashToCollect, type FullOrder, readOrder, travelOf, unsentPiecesOfLine } from '../orders/index.ts';
import { paymentName } from '../payments/index.ts';
import { listMethods } from '../shipping/index.ts';

type Pick = Packing['picks'][number];
/** Digital goods alone have no address, and no slip. */
type SentOrder = FullOrder & { address: NonNullable<FullOrder['address']> };

/**
 * Packing slips of orders, in the sequence requested, and the pick list for all of them. Unknown orders and orders
 * without unsent pieces have no slip.
 */
export async function readPacking(db: Database, ids: readonly string[], language: Language): Promise<Packing> {
  const methods = await listMethods(db);
  const nameOf = ({ shipping_method: code }: FullOrder) => {
    const method = methods.find((one) => one.code === code);
    return method ? inLanguage(method, 'name', language) : (code ?? '');
  };
  const slips: PackingSlip[] = [];
  const picks = new Map<number, Pick>();
  for (const id of new Set(ids)) {
    const order = await readOrder(db, id);
    if (!order?.address || !order.items.some((item) => unsentPiecesOfLine(item) > 0)) continue;
    slips.push(slipOf({ ...order, address: order.address }, nameOf(order), language));
    const skus = await readSkus(db, partsOf(order));
    for (const piece of piecesOf(order, skus, language)) addTo(picks, piece, order.number);
  }
  return {
    slips,
    picks: [...picks.values()].toSorted((a, b) => a.sku.localeCompare(b.sku) || a.variant_id - b.variant_id),
  };
}

function slipOf(order: SentOrder, shippingName: string, language: Language): PackingSlip {
  return {
    id: order.id,
    number: order.number,
    created_at: order.created_at.toISOString(),
    status: order.status,
    contact: { first_name: order.first_name, last_name: order.last_name, phone: order.phone, email: order.email },
    address: presentDoorstep(order.address, language),
    shipping_name: shippingName,
    payment_name: paymentName(order, language),
    to_collect: toRiyals(cashToCollect(order)),
    gift: order.gift_halalas > 0 ? { message: order.gift_message } : null,
    notes: order.notes,
    goes_with: companionsOf(order),
    lines: order.items
      .filter((item) => unsentPiecesOfLine(item) > 0)
      .map((item) => ({
        sku: item.sku,
        name: inLanguage(item, 'name', language),
        variant: inVariant(item, language),
        quantity: unsentPiecesOfLine(item),
        bought: item.quantity,
        bundle_items: item.parts.map((part) => ({
          name: inLanguage(part, 'name', language),
          variant: inVariant(part, language),
          quantity: part.quantity,
        })),
        answers: item.answers.map((answer) => presentAnswer(answer, language)),
      })),
  };
}

/** Orders whose pieces belong in the same parcel, and additions that may still be paid before it leaves. */
function companionsOf({ status, supplement_of: root, supplements }: FullOrder): PackingSlip['goes_with'] {
  const added = supplements.map((one) => ({ number: one.number, travels: travelOf(status, one.status) }));
  const first = root ? [{ number: root.number, travels: travelOf(root.status, status) }] : [];
  return [...first, ...added].filter(({ travels }) => travels === 'together' || travels === 'waiting');
}

const inVariant = (one: { variant_ar: string | null; variant_en: string | null }, language: Language) =>
  language === 'ar' ? one.variant_ar : one.variant_en;

const partsOf = (order: FullOrder) => order.items.flatMap((item) => item.parts.map((part) => part.variant_id));

/** Stock an order needs: its lines, and the parts of its bundles. */
function piecesOf(order: FullOrder, skus: ReadonlyMap<number, string>, language: Language): Omit<Pick, 'orders'>[] {
  return order.items.flatMap((item) => {
    const left = unsentPiecesOfLine(item);
    if (left === 0) return [];
    if (item.variant_id !== null) {
      const { variant_id, sku } = item;
      return [
        {
          variant_id,
          sku,
          name: inLanguage(item, 'name', language),
          variant: inVariant(item, language),
          quantity: left,
        },
      ];
    }
    return item.parts.map((part) => ({
      variant_id: part.variant_id,
      // Orders store no SKU of bundle parts: the current SKU is used, or the bundle's if the part was deleted.
      sku: skus.get(part.variant_id) ?? item.sku,
      name: inLanguage(part, 'name', language),
      variant: inVariant(part, language),
      quantity: left * part.quantity,
    }));
  });
}

function addTo(picks: Map<number, Pick>, piece: Omit<Pick, 'orders'>, number: string): void {
  const pick = picks.get(piece.variant_id) ?? { ...piece, quantity: 0, orders: [] };
  pick.quantity += piece.quantity;
  const own = pick.orders.find((one) => one.number === number);
  if (own) own.quantity += piece.quantity;
  else pick.orders.push({ number, quantity: piece.quantity });
  picks.set(piece.variant_id, pick);
}
