import { type BookableCarrier, type Booking, type BookingState, toRiyals } from '@waha/contract';
import type { Language } from '../../../platform/text/index.ts';
import { shipmentLabel } from '../orders/index.ts';
import type { TroubledRates } from '../shipping/index.ts';
import type { ShownBooking } from './booking-lists.store.ts';
import type { Carriers, HostedCarrier } from './hosted-carrier.ts';
import { carriageTexts } from './texts.ts';

const HAS_NUMBER: ReadonlySet<BookingState> = new Set(['booked', 'sent']);

export function presentBooking(row: ShownBooking, carriers: Carriers, language: Language): Booking {
  const carrier = carriers.get(row.carrier);
  const isOnlyGivenUp = row.state === 'cancelled' && carrier?.cancels === false;
  const format = HAS_NUMBER.has(row.state) ? (carrier?.labelFormat ?? null) : null;
  const label = (status: ShownBooking['status']) => status && shipmentLabel(status, language);
  return {
    id: row.id,
    order_id: row.order_id,
    order_number: row.order_number,
    carrier: row.carrier,
    carrier_name: row.carrier_name ?? carrier?.name[language] ?? row.carrier,
    state: row.state,
    state_label: carriageTexts.say(language, isOnlyGivenUp ? 'state_given_up' : `state_${row.state}`),
    problem: row.problem && carriageTexts.say(language, `problem_${row.problem}`, { reason: row.reason ?? '' }),
    tries: row.tries,
    pieces: row.pieces,
    cash: toRiyals(row.cash_halalas),
    remitted: row.remitted_halalas === null ? null : toRiyals(row.remitted_halalas),
    number: row.carrier_number,
    tracking_url: row.tracking_url,
    has_label: format !== null,
    label_format: format,
    status: row.status,
    status_label: label(row.status),
    asked_by: row.asked_by,
    asked_at: row.asked_at.toISOString(),
    events: row.events.map(({ status, at, text }) => ({
      ...{ status, label: shipmentLabel(status, language), text },
      at: new Date(at).toISOString(),
    })),
  };
}

export function presentCarrier(
  carrier: HostedCarrier,
  rates: TroubledRates | undefined,
  silentSince: Date | undefined,
  language: Language,
): BookableCarrier {
  return {
    code: carrier.code,
    name: carrier.name[language],
    has_labels: carrier.labelFormat !== null,
    collects_cash: carrier.collectsCash,
    has_returns: carrier.bookReturn !== undefined,
    takes_pickups: carrier.requestPickup !== undefined,
    has_rates: carrier.rates !== undefined,
    rates_failing_since: rates?.failing_since?.toISOString() ?? null,
    remittances_failing_since: (carrier.remittances && silentSince?.toISOString()) ?? null,
    rates_ran_out_at: rates?.ran_out_at?.toISOString() ?? null,
  };
}
