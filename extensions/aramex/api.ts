import { type ExtensionFetch, exchangeJson } from '@waha/extend';
import { z } from 'zod';

/** Fields of Aramex's answers that the adapter reads: the JSON form of ShippingAPI.V2, whose schemas are those of its SOAP service. */
const text = z.string().nullish();
const notification = z.object({ Code: text, Message: text });
const notifications = z.array(notification).nullish();
export type Notifications = z.output<typeof notifications>;

const envelope = z.object({ HasErrors: z.boolean().nullish(), Notifications: notifications });
const label = z
  .object({
    LabelURL: text,
    /** Bytes as numbers, as WCF writes them, or base64. */
    LabelFileContents: z.union([z.array(z.int().min(0).max(255)), z.string()]).nullish(),
  })
  .nullish();
export type AramexLabel = z.output<typeof label>;

export const range = z.object({ FromWaybill: z.union([z.string().min(1), z.int()]).transform(String) });
export const created = z.object({
  Shipments: z
    .array(z.object({ ID: text, HasErrors: z.boolean().nullish(), Notifications: notifications, ShipmentLabel: label }))
    .length(1),
});
export const printed = z.object({ ShipmentLabel: label });
const result = z.object({
  UpdateCode: text,
  UpdateDescription: text,
  UpdateDateTime: z.string(),
  UpdateLocation: text,
});
export type AramexUpdate = z.output<typeof result>;
/** A dictionary: pairs in one gateway, an object in another. */
export const tracking = z.object({
  TrackingResults: z
    .union([z.array(z.object({ Key: z.string(), Value: z.array(result) })), z.record(z.string(), z.array(result))])
    .nullish(),
  NonExistingWaybills: z.array(z.string()).nullish(),
});
export const rate = z.object({ TotalAmount: z.object({ CurrencyCode: z.string(), Value: z.number() }) });
export const pickup = z.object({ ProcessedPickup: z.object({ ID: text, GUID: z.string().min(1) }) });
export const done = z.object({});

export interface AramexAccount {
  /** Without a slash at the end. */
  url: string;
  userName: string;
  password: string;
  accountNumber: string;
  accountPin: string;
  /** The office of the account: RUH. */
  accountEntity: string;
}

/** An answer by which Aramex refuses: nothing was done. */
export class AramexRefusal extends Error {
  override name = 'AramexRefusal';
}

export type AskAramex = ReturnType<typeof createAsk>;
type Service = 'Shipping' | 'Tracking' | 'RateCalculator';

/** The number by which Aramex knows its own JSON clients. */
const SOURCE = 24;
/** Words of notifications that say nothing about the parcel: a wrong account, and too many calls. */
const NOT_ABOUT_PARCEL =
  /user ?name|password|credential|client ?info|account ?(?:number|pin|entity)|not authori[sz]ed|throttl|too many|try again|time ?out|internal/i;

/** Throws the words of notifications: as a refusal, or as an error where they are not about the parcel. */
export function refuseBy(act: string, given: Notifications): never {
  const words = (given ?? [])
    .map(({ Code, Message }) => Message || Code || '')
    .filter(Boolean)
    .join('. ')
    .slice(0, 300);
  if (words === '' || NOT_ABOUT_PARCEL.test(words)) throw new Error(`Aramex does not carry out ${act} now`);
  throw new AramexRefusal(words);
}

/**
 * Calls of Aramex's API. Every answer has status 200, refusals too. They throw AramexRefusal where Aramex says no, and any
 * other error without the text of the answer.
 */
export function createAsk(account: AramexAccount, fetch: ExtensionFetch) {
  const clientInfo = {
    UserName: account.userName,
    Password: account.password,
    Version: 'v1.0',
    AccountNumber: account.accountNumber,
    AccountPin: account.accountPin,
    AccountEntity: account.accountEntity,
    AccountCountryCode: 'SA',
    Source: SOURCE,
  };
  return async <Shape extends z.ZodType>(
    shape: Shape,
    service: Service,
    act: string,
    body: object,
  ): Promise<z.output<Shape>> => {
    const { status, body: answer } = await exchangeJson(
      fetch,
      `${account.url}/${service}/Service_1_0.svc/json/${act}`,
      {
        of: ['Aramex', act],
        method: 'POST',
        body: { ClientInfo: clientInfo, ...body },
      },
    );
    const read = envelope.safeParse(answer);
    if (status >= 300 || !read.success) throw new Error(`Aramex answered ${act} with something else`);
    const right = shape.safeParse(answer);
    // Words about one shipment stand on it, not on the whole answer.
    if (read.data.HasErrors && !(right.success && act === 'CreateShipments')) refuseBy(act, read.data.Notifications);
    if (!right.success) throw new Error(`Aramex answered ${act} with something else`);
    return right.data;
  };
}
