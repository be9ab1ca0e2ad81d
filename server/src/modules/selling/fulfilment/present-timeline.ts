import { type OrderStatus, type ReturnStatus, type ShipmentStatus, type TimelineEntry, toRiyals } from '@waha/contract';
import type { Language } from '../../../platform/text/index.ts';
import { type FullOrder, shipmentLabel, statusLabel } from '../orders/index.ts';
import { returnTexts } from '../returns/index.ts';
import type { TimelineRow } from './order-details.store.ts';
import { fulfilmentTexts } from './texts.ts';

type TextKey = Parameters<typeof fulfilmentTexts.say>[1];

type Paid = Pick<FullOrder, 'payment_method'>;

/** The label of a timeline entry, in one line. Statuses use the buyer's words. */
function labelOf(
  { kind, what, name, addition }: TimelineRow,
  { payment_method: method }: Paid,
  language: Language,
): string {
  const number = name ?? '';
  // `kind` and `what` come from a single statement, and every value has a text.
  const say = (key: string, params: Record<string, string> = {}) =>
    fulfilmentTexts.say(language, key as TextKey, { number, ...params });
  if (kind === 'status') return statusLabel(what as OrderStatus, method, language);
  if (kind === 'sent' || kind === 'arrived') {
    const label = say(kind, { number: what });
    return name === null ? label : `${label} (\u2068${name}\u2069)`;
  }
  if (kind === 'tracked') return say('tracked', { number, status: shipmentLabel(what as ShipmentStatus, language) });
  if (kind === 'return') {
    if (what === 'paid_back') return say('paid_back');
    return say('return', { status: returnTexts.say(language, `status_${what as ReturnStatus}`) });
  }
  if (addition && piecesThatLeft(addition)) return say('edit_items_swapped');
  if (kind === 'edit') return say(`edit_${what.slice(what.indexOf('.') + 1)}`);
  return say(`${kind}_${what}`);
}

/** An edit of items says what the order held before and after; the arrow points along the text. */
function noteOf({ kind, what, name, note, addition }: TimelineRow, language: Language): string | null {
  if (addition) return additionNote(name ?? '', addition, language);
  if (kind !== 'edit' || what !== 'orders.items_edited') return note;
  return `${name ?? ''} ${language === 'ar' ? '←' : '→'} ${note ?? ''}`;
}

type Addition = NonNullable<TimelineRow['addition']>;

/** Pieces by name, of items as the audit has them: «Cup × 2، Plate × 1». A name may hold the separator itself. */
function piecesOf(items: string): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const [, name = '', count] of items.matchAll(/(.+?) × (\d+)(?:، |$)/g))
    pieces.set(name, (pieces.get(name) ?? 0) + Number(count));
  return pieces;
}

/** Pieces that an order lost with an addition, in one line; empty if none. */
function piecesThatLeft({ before, after }: Addition): string {
  const kept = piecesOf(after ?? '');
  return [...piecesOf(before ?? '')]
    .map(([name, count]) => ({ name, count: count - (kept.get(name) ?? 0) }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} × ${count}`)
    .join('، ');
}

/** An addition names its order and its pieces, and a swap those that left. Earlier entries have no pieces. */
function additionNote(number: string, addition: Addition, language: Language): string {
  const { added } = addition;
  if (!added) return number;
  const left = piecesThatLeft(addition);
  const params = { number: `\u2068${number}\u2069`, added, left };
  return left ? fulfilmentTexts.say(language, 'swapped', params) : fulfilmentTexts.say(language, 'added', params);
}

export function presentTimelineEntry(row: TimelineRow, order: Paid, language: Language): TimelineEntry {
  return {
    at: row.at.toISOString(),
    kind: row.kind,
    label: labelOf(row, order, language),
    amount: row.amount === null ? null : toRiyals(row.amount),
    note: noteOf(row, language),
    actor: row.actor,
    by: row.by,
  };
}
