import type { PaymentProvider, PaymentWallet } from '@waha/extend';
import { z } from 'zod';
import { ConfigError } from '../../../config.ts';
import type { Adapter } from '../../../extensions/index.ts';
import type { OnlineMethod, OnlineMethods } from './online-method.ts';

/** Above the time that a slow provider takes; a claimed payment counts as abandoned after longer than any of them. */
const CALL_MS = 20_000;
const OFFER_MS = 800;
const WEBHOOK_MS = 5_000;
/** A sheet that is not answered within thirty seconds closes itself. */
const SHEET_MS = 10_000;

/** Marks as pages show them. */
const paymentMarks = z.array(z.string().min(1).max(40)).max(20);

/** Networks as the sheet of a wallet names them. */
const walletNetworks = z
  .array(z.string().regex(/^[A-Za-z]{2,20}$/))
  .min(1)
  .max(10);

const reference = z.string().min(1).max(200);
const halalas = z.int().min(1);
const currency = z.string().length(3);
const webUrl = z.url({ protocol: /^https?$/ }).max(2_000);
const started = z.object({ reference, url: webUrl });
const outcome = z.union([started, z.object({ isDeclined: z.literal(true) })]);
const card = z.object({ scheme: z.string().max(40), number: z.string().max(40) });
const state = z.discriminatedUnion('status', [
  z.object({ status: z.literal('open'), wasRefused: z.boolean() }),
  z.object({ status: z.literal('authorised'), amount: halalas, currency }),
  z.object({
    ...{ status: z.literal('captured'), captureReference: reference, amount: halalas, currency },
    card: card.nullable().default(null),
    keptToken: z.string().min(1).max(500).nullable().default(null),
  }),
  z.object({ status: z.literal('failed') }),
  z.object({ status: z.literal('expired') }),
]);
const verdict = z.union([z.enum(['forged', 'ignored']), z.object({ reference, isSigned: z.boolean() })]);
const sandboxPayment = z.object({
  status: z.enum(['open', 'paid', 'failed', 'cancelled', 'expired']),
  amount: halalas,
  description: z.string().max(200),
  returnUrl: z.string().max(2_000),
});
const fieldName = z.string().min(1).max(100);
const cardForm = z.object({
  action: webUrl,
  fields: z.record(fieldName, z.string().max(2_000)),
  typed: z.object({ name: fieldName, number: fieldName, month: fieldName, year: fieldName, cvc: fieldName }),
  next: z.array(fieldName).min(1).max(5),
});
const cardCharge = z.discriminatedUnion('isRefused', [
  z.object({ isRefused: z.literal(false), url: webUrl.nullable() }),
  z.object({ isRefused: z.literal(true), isGone: z.boolean() }),
]);
const keptCard = z.object({
  scheme: z.string().regex(/^[a-z][a-z0-9 _-]{0,19}$/),
  lastFour: z.string().regex(/^\d{4}$/),
  month: z.int().min(1).max(12),
  year: z.int().min(2000).max(2100),
});
const session = z.record(z.string(), z.unknown());
const nothing = z.unknown().transform(() => undefined);

/** The payment methods of extensions, with every call guarded. Throws ConfigError where one needs what this shop cannot do. */
export function hostPaymentMethods(adapters: readonly Adapter<PaymentProvider>[]): OnlineMethods {
  for (const adapter of adapters) requireSupported(adapter);
  return new Map(adapters.map((adapter) => [adapter.name, hostMethod(adapter)]));
}

function requireSupported({ name, port }: Adapter<PaymentProvider>): void {
  const { flow, refunds, capture, minimum, maximum, marks = [], instalments } = port.capabilities;
  const { wallet } = port;
  const fault =
    (flow !== 'redirect' && 'pays on the shop’s own page, which this version cannot show') ||
    (refunds === 'none' && 'cannot refund, which cancellations need') ||
    (!port.refund && 'refunds, but has no refund function') ||
    (capture !== 'at-once' && !port.capture && 'captures later, but has no capture function') ||
    (!paymentMarks.safeParse(marks).success && 'has marks that are no short texts, or too many') ||
    (instalments && !isPartCount(instalments.count) && 'is paid in parts of no number from 2 to 36') ||
    (wallet && capture !== 'at-once' && 'has a wallet, whose payments must be captured at once') ||
    (wallet && !isWallet(wallet) && 'has a wallet with networks or a file that cannot be used') ||
    (port.capabilities.capturesParts && capture !== 'at-shipment' && 'captures parts, but not at shipment') ||
    (port.cards && capture !== 'at-once' && 'remembers cards, whose payments must be captured at once') ||
    (!isRange(minimum, maximum) && 'has a minimum and maximum that are no amounts');
  if (fault) throw new ConfigError(`The payment method of the extension ${name} ${fault}.`);
}

function isWallet({ networks, domainFile }: PaymentWallet): boolean {
  return walletNetworks.safeParse(networks).success && (domainFile === null || domainFile.length <= 20_000);
}

function isPartCount(count: number): boolean {
  return Number.isInteger(count) && count >= 2 && count <= 36;
}

function isRange(minimum: number, maximum: number | null): boolean {
  return Number.isSafeInteger(minimum) && minimum >= 1 && (maximum === null || maximum >= minimum);
}

function hostMethod({ name, texts, logo, port, call }: Adapter<PaymentProvider>): OnlineMethod {
  const guarded = <Shape extends z.ZodType>(act: string, shape: Shape, work: () => unknown, timeoutMs = CALL_MS) =>
    call(`payment.${act}`, { shape, timeoutMs }, work);
  const textOf = (key: string) => ({ ar: texts.ar[key] ?? name, en: texts.en[key] ?? name });
  const { offer, webhook, sandbox, wallet, cards } = port;
  return {
    code: name,
    name: textOf('name'),
    description: textOf('description'),
    logo,
    capabilities: port.capabilities,
    // An extension that fails at it is not offered.
    offer: offer && ((request) => guarded('offer', z.boolean(), () => offer(request), OFFER_MS).catch(() => false)),
    start: (intent) => guarded('start', outcome, () => port.start(intent)),
    read: (of) => guarded('read', state, () => port.read(of)),
    capture: (of, amount, part) => guarded('capture', nothing, () => port.capture?.(of, amount, part)),
    refund: (refund) => guarded('refund', nothing, () => port.refund?.(refund)),
    cancel: (of) => guarded('cancel', nothing, () => port.cancel(of)),
    webhook: webhook && ((request) => guarded('webhook', verdict, () => webhook(request), WEBHOOK_MS)),
    sandbox: sandbox && {
      read: (of) => guarded('sandbox', sandboxPayment.nullable(), () => sandbox.read(of)),
      play: (of, outcome) => guarded('sandbox', nothing, () => sandbox.play(of, outcome)),
    },
    wallet: wallet && {
      kind: wallet.kind,
      networks: wallet.networks,
      domainFile: wallet.domainFile,
      open: (request) => guarded('wallet', session, () => wallet.open(request), SHEET_MS),
      referenceOf: (id) => wallet.referenceOf(id),
      charge: (intent, token) => guarded('charge', nothing, () => wallet.charge(intent, token)),
    },
    cards: cards && {
      form: (intent) => guarded('card_form', cardForm, () => cards.form(intent)),
      referenceOf: (id) => cards.referenceOf(id),
      charge: (intent, token) => guarded('charge', cardCharge, () => cards.charge(intent, token)),
      describe: (token) => guarded('card', keptCard.nullable(), () => cards.describe(token)),
      forget: (token) => guarded('card', nothing, () => cards.forget(token)),
    },
  };
}
