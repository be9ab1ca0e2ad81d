import type {
  BookedShipment,
  CarrierVerdict,
  RefusedShipment,
  ShipmentRequest,
  TrackedShipment,
  WebhookRequest,
} from '@waha/extend';

/** A carrier of an extension, with every call guarded: a failure is an ExtensionError. */
export interface HostedCarrier {
  /** The name of the extension. */
  code: string;
  name: { ar: string; en: string };
  hasLabels: boolean;
  collectsCash: boolean;
  book(request: ShipmentRequest): Promise<BookedShipment | RefusedShipment>;
  label: ((number: string) => Promise<Uint8Array>) | undefined;
  track(number: string): Promise<TrackedShipment>;
  cancel(number: string): Promise<void>;
  webhook: ((request: WebhookRequest) => Promise<CarrierVerdict>) | undefined;
}

/** The carriers of extensions that are set up, by code. */
export type Carriers = ReadonlyMap<string, HostedCarrier>;
