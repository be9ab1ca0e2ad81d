import type {
  AskedPickup,
  BookedShipment,
  CarrierPoint,
  CarrierRate,
  CarrierVerdict,
  LabelFormat,
  PickupRequest,
  PointsRequest,
  RateRequest,
  RefusedShipment,
  RemittedParcel,
  ReturnRequest,
  ShipmentRequest,
  TrackedShipment,
  WebhookRequest,
} from '@waha/extend';

/** A carrier of an extension, with every call guarded: a failure is an ExtensionError. */
export interface HostedCarrier {
  /** The name of the extension. */
  code: string;
  name: { ar: string; en: string };
  /** The form of its labels; null: it has none. */
  labelFormat: LabelFormat | null;
  collectsCash: boolean;
  /** Whether it cancels by a call; without it a parcel must only not be handed over. */
  cancels: boolean;
  rates: ((request: RateRequest) => Promise<readonly CarrierRate[]>) | undefined;
  points: ((request: PointsRequest) => Promise<readonly CarrierPoint[]>) | undefined;
  remittances: ((since: Date) => Promise<readonly RemittedParcel[]>) | undefined;
  book(request: ShipmentRequest): Promise<BookedShipment | RefusedShipment>;
  label: ((number: string) => Promise<Uint8Array>) | undefined;
  /** The label of a booked return; always a PDF, which buyers can print. */
  returnLabel: ((number: string) => Promise<Uint8Array>) | undefined;
  track(number: string): Promise<TrackedShipment>;
  cancel(number: string): Promise<void>;
  bookReturn: ((request: ReturnRequest) => Promise<BookedShipment | RefusedShipment>) | undefined;
  requestPickup: ((request: PickupRequest) => Promise<AskedPickup | RefusedShipment>) | undefined;
  cancelPickup: ((reference: string) => Promise<void>) | undefined;
  webhook: ((request: WebhookRequest) => Promise<CarrierVerdict>) | undefined;
}

/** The carriers of extensions that are set up, by code. */
export type Carriers = ReadonlyMap<string, HostedCarrier>;
