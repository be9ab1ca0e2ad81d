import { MOST_CARRIER_EVENTS, MOST_POINTS, shipmentStatuses } from '@waha/contract';
import { type CarrierProvider, isLabelOf, type LabelFormat, MOST_REMITTED } from '@waha/extend';
import { z } from 'zod';
import { ConfigError } from '../../../config.ts';
import type { Adapter } from '../../../extensions/index.ts';
import type { Carriers, HostedCarrier } from './hosted-carrier.ts';

/** Above the time that a slow carrier takes; a booking counts as interrupted after longer than any of them. */
const CALL_MS = 20_000;
const WEBHOOK_MS = 5_000;
/** A quote waits for less than a second; what comes later is of use to the next one. */
const RATES_MS = 6_000;
/** The table of labels holds no larger one. */
const MOST_LABEL_BYTES = 2 * 1024 * 1024;
/** Carriers repeat whole histories; the latest are read. */
const MOST_TOLD = 500;

const labelOf = (format: LabelFormat | null) =>
  z
    .instanceof(Uint8Array)
    .refine(
      (bytes) => format !== null && isLabelOf(format, bytes) && bytes.length <= MOST_LABEL_BYTES,
      'is no label of at most 2 MB',
    );
const number = z.string().min(1).max(120);
const refused = z.object({
  isRefused: z.literal(true),
  reason: z.string().transform((reason) => reason.trim().slice(0, 300)),
});
const bookedOf = (format: LabelFormat | null) =>
  z.object({
    number,
    trackingUrl: z
      .url({ protocol: /^https?$/ })
      .max(1_000)
      .nullable(),
    carrierName: z.string().max(80).nullable(),
    label: labelOf(format).nullable(),
  });
const status = z.enum(shipmentStatuses);
const tracked = z.object({
  status,
  events: z
    .array(z.object({ status, at: z.date(), text: z.string().transform((told) => told.trim().slice(0, 200)) }))
    .max(MOST_TOLD)
    .transform((events) => events.slice(-MOST_CARRIER_EVENTS)),
});
const verdict = z.union([z.enum(['forged', 'ignored']), z.object({ number })]);
const MOST_DAYS = 90;
/** Halalas: no parcel within the country costs more. */
const MOST_PRICE = 1_000_000;
const days = z.int().min(0).max(MOST_DAYS).nullable();
const rates = z
  .array(
    z.object({ service: z.string().max(200), price: z.int().min(1).max(MOST_PRICE), minDays: days, maxDays: days }),
  )
  .max(100)
  .transform((all) => all.filter(({ minDays, maxDays }) => minDays === null || maxDays === null || minDays <= maxDays));
/** Words of a carrier, as long as the shop shows them. */
const wordsOf = (most: number) => z.string().transform((told) => told.replaceAll(/\s+/g, ' ').trim().slice(0, most));
/** Carriers list a whole city; the shop shows the first of them. */
const MOST_POINTS_TOLD = 5_000;
const points = z
  .array(
    z.object({
      ...{ id: z.string().trim().min(1).max(80), name: wordsOf(200), address: wordsOf(300), hours: wordsOf(200) },
      takesCash: z.boolean(),
    }),
  )
  .max(MOST_POINTS_TOLD)
  .transform((all) => {
    const named = all.filter(({ name, address }) => name !== '' && address !== '');
    return [...new Map(named.map((one) => [one.id, one])).values()].slice(0, MOST_POINTS);
  });
const MOST_CASH = 10_000_000;
/** More than an adapter may tell of are read as if the oldest had come alone; a statement without end is a fault. */
const MOST_REMITTED_TOLD = 20_000;
const remittances = z
  .array(z.object({ number, amount: z.int().min(0).max(MOST_CASH), at: z.date() }))
  .max(MOST_REMITTED_TOLD)
  .refine((all) => all.every(({ at }, place) => at >= (all[place - 1]?.at ?? at)), 'is not told the oldest first')
  .transform((all) => all.slice(0, MOST_REMITTED));
const pickup = z.object({ reference: number });
const nothing = z.unknown().transform(() => undefined);

/** The carriers of extensions, with every call guarded. Throws ConfigError where one lacks what it says it can do. */
export function hostCarriers(adapters: readonly Adapter<CarrierProvider>[]): Carriers {
  for (const { name, port } of adapters)
    if (port.capabilities.label !== 'none' && !port.label)
      throw new ConfigError(`The carrier of the extension ${name} has labels, but no label function.`);
  return new Map(adapters.map((adapter) => [adapter.name, hostCarrier(adapter)]));
}

function hostCarrier({ name, texts, port, call }: Adapter<CarrierProvider>): HostedCarrier {
  const guarded = <Shape extends z.ZodType>(act: string, shape: Shape, work: () => unknown, timeoutMs = CALL_MS) =>
    call(`carrier.${act}`, { shape, timeoutMs }, work);
  const { capabilities, label, webhook, bookReturn, requestPickup, cancelPickup } = port;
  const format = capabilities.label === 'none' ? null : capabilities.label;
  const answer = z.union([refused, bookedOf(format)]);
  return {
    code: name,
    name: { ar: texts.ar.name ?? name, en: texts.en.name ?? name },
    labelFormat: format,
    collectsCash: capabilities.cashOnDelivery,
    cancels: capabilities.cancels,
    rates: port.rates && ((of) => guarded('rates', rates, () => port.rates?.(of), RATES_MS)),
    points: port.points && ((of) => guarded('points', points, () => port.points?.(of), RATES_MS)),
    remittances: port.remittances && ((since) => guarded('remittances', remittances, () => port.remittances?.(since))),
    book: (request) => guarded('book', answer, () => port.book(request)),
    returnLabel: label && ((of) => guarded('label', labelOf('pdf'), () => label(of))),
    label: label && ((of) => guarded('label', labelOf(format), () => label(of))),
    track: (of) => guarded('track', tracked, () => port.track(of)),
    cancel: (of) => guarded('cancel', nothing, () => port.cancel(of)),
    bookReturn:
      bookReturn && ((request) => guarded('return', z.union([refused, bookedOf('pdf')]), () => bookReturn(request))),
    requestPickup:
      requestPickup && ((request) => guarded('pickup', z.union([refused, pickup]), () => requestPickup(request))),
    cancelPickup: cancelPickup && ((of) => guarded('cancel-pickup', nothing, () => cancelPickup(of))),
    webhook: webhook && ((request) => guarded('webhook', verdict, () => webhook(request), WEBHOOK_MS)),
  };
}
