import { type OrderStatus, type ReturnStatus, type ShipmentStatus, type TimelineEntry, toRiyals } from '@waha/contract';
import type { Language } from '../../../platform/text/index.ts';
import { type FullOrder, shipmentLabel, statusLabel } from '../orders/index.ts';
import { returnTexts } from '../returns/index.ts';
import type { TimelineRow } from './order-details.store.ts';
import { fulfilmentTexts } from './texts.ts';

type TextKey = Parameters<typeof fulfilmentTexts.say>[1];

type Paid = Pick<FullOrder, 'payment_method'>;

/** The label of a timeline entry, in one line. Statuses use the buyer's words. */
function labelOf({ kind, what, name }: TimelineRow, { payment_method: method }: Paid, language: Language): string {
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
  if (kind === 'edit') return say(`edit_${what.slice(what.indexOf('.') + 1)}`);
  return say(`${kind}_${what}`);
}

/** An edit of items says what the order held before and after; the arrow points along the text. An addition names its order. */
function noteOf({ kind, what, name, note }: TimelineRow, language: Language): string | null {
  if (kind === 'edit' && what === 'orders.supplement_added') return name;
  if (kind !== 'edit' || what !== 'orders.items_edited') return note;
  return `${name ?? ''} ${language === 'ar' ? '←' : '→'} ${note ?? ''}`;
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
