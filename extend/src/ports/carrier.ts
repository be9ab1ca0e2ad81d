import type { Halalas, WebhookRequest } from './payment.ts';

/** Capabilities of a carrier, each as data. */
export interface CarrierCapabilities {
  /** The form of labels; ZPL is what thermal printers print. */
  readonly label: LabelFormat | 'none';
  /** Whether the courier collects the price at the door. */
  readonly cashOnDelivery: boolean;
  readonly returns: boolean;
  /**
   * Whether a shipment is cancelled by a call. Without it one that is not handed over costs nothing, and `cancel` only makes
   * sure that it was not picked up.
   */
  readonly cancels: boolean;
}

export type LabelFormat = 'pdf' | 'zpl';

export interface CarrierAddress {
  readonly name: string;
  readonly phone: string;
  /** The city in both scripts: carriers list their cities in Latin letters. */
  readonly city: string;
  readonly cityEn: string;
  readonly district: string | null;
  readonly street: string;
  readonly buildingNumber: string | null;
  readonly postalCode: string | null;
  readonly shortAddress: string | null;
}

/** A shipment to be booked, within Saudi Arabia. `id` is its idempotency key: booking it again gives the same shipment. */
export interface ShipmentRequest {
  readonly id: string;
  readonly orderNumber: string;
  /** The shop. Where its parcels are collected is known to the account at the carrier, or is a setting of the extension. */
  readonly sender: { readonly name: string; readonly phone: string };
  readonly to: CarrierAddress;
  /** Null where the shop does not know it: the extension has a usual weight. */
  readonly weightGrams: number | null;
  readonly pieces: number;
  /** The value for customs and insurance. */
  readonly value: Halalas;
  /** The amount that the courier collects; 0 where the order is paid. */
  readonly cashToCollect: Halalas;
  /** The `id` of the point at which the buyer collects it, whose address `to` has; null where it is brought. */
  readonly point: string | null;
}

/** Things that a buyer sends back. `id` is its idempotency key, as that of a shipment. */
export interface ReturnRequest {
  readonly id: string;
  readonly orderNumber: string;
  readonly from: CarrierAddress;
  /** The shop. Where its returns arrive is known to the account at the carrier, or is a setting of the extension. */
  readonly receiver: { readonly name: string; readonly phone: string };
  readonly weightGrams: number | null;
  readonly pieces: number;
  readonly value: Halalas;
  /** The `id` of the shipment that brought them, where this carrier did. */
  readonly broughtBy: string | null;
}

/** A parcel whose price is asked for, from the place of the account to a city. */
export interface RateRequest {
  readonly city: string;
  readonly cityEn: string;
  readonly weightGrams: number;
}

export interface CarrierRate {
  readonly service: string;
  /** With VAT. */
  readonly price: Halalas;
  /** Working days; null where the carrier does not say. */
  readonly minDays: number | null;
  readonly maxDays: number | null;
}

/** A city in which buyers may collect parcels. */
export interface PointsRequest {
  readonly city: string;
  readonly cityEn: string;
}

/** A branch or locker of a carrier, in its own words. */
export interface CarrierPoint {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** Empty where the carrier does not say. */
  readonly hours: string;
  /** Whether a buyer may pay there for an order in cash. */
  readonly takesCash: boolean;
}

/** Cash of a parcel that a carrier paid out to the shop. */
export interface RemittedParcel {
  readonly number: string;
  readonly amount: Halalas;
  /** When it was paid out: a statement that is longer than one answer is read on from there. */
  readonly at: Date;
}

/** The most parcels of one answer of `remittances`. */
export const MOST_REMITTED = 2_000;

/** A courier who is asked to come for parcels. */
export interface PickupRequest {
  readonly id: string;
  /** The day, as 2026-11-30, and the hours between which he may come, as 14:00, in Saudi Arabia. */
  readonly day: string;
  readonly from: string;
  readonly until: string;
  readonly parcels: number;
  readonly contact: { readonly name: string; readonly phone: string };
}

export interface AskedPickup {
  /** The number by which the carrier knows it. */
  readonly reference: string;
}

export interface BookedShipment {
  /** The number at the carrier, by which a buyer follows it. */
  readonly number: string;
  readonly trackingUrl: string | null;
  /** The company that brings it, where the extension books at several; null: the extension's own name. */
  readonly carrierName: string | null;
  /** Its bytes; null where the carrier has no labels, and where it could not be had yet: `label` is asked for it later. */
  readonly label: Uint8Array | null;
}

/** A shipment that the carrier does not take, in its own words. Nothing was booked, and asking again changes nothing. */
export interface RefusedShipment {
  readonly isRefused: true;
  readonly reason: string;
}

export type ShipmentStatus =
  | 'booked'
  | 'picked_up'
  | 'in_transit'
  | 'out_for_delivery'
  | 'ready_for_pickup'
  | 'delivered'
  | 'attempt_failed'
  | 'returned'
  | 'cancelled';

export interface TrackedShipment {
  readonly status: ShipmentStatus;
  /** The latest last. */
  readonly events: readonly { readonly status: ShipmentStatus; readonly at: Date; readonly text: string }[];
}

/** The shipment that a notification is about; the shop then tracks it and believes nothing else. */
export type CarrierVerdict = 'forged' | 'ignored' | { readonly number: string };

/** A carrier. No function is called inside a transaction; what fails costs that call alone and is tried again. */
export interface CarrierProvider {
  readonly capabilities: CarrierCapabilities;
  /** Prices of the services that bring a parcel there; empty where none does. */
  rates?(request: RateRequest): Promise<readonly CarrierRate[]>;
  /** Points of a city at which buyers collect parcels that `book` is given their `id` for; empty where there are none. */
  points?(request: PointsRequest): Promise<readonly CarrierPoint[]>;
  /** Throws where the outcome is unknown: the shop books again, with the same `id`. */
  book(request: ShipmentRequest): Promise<BookedShipment | RefusedShipment>;
  /** The label of a booked shipment or return. Needed where there are labels. */
  label?(number: string): Promise<Uint8Array>;
  track(number: string): Promise<TrackedShipment>;
  /** Cancels a shipment that was not picked up; throws where it was. */
  cancel(number: string): Promise<void>;
  /** A label by which the buyer sends things back: always a PDF. Needed where `returns` is true. */
  bookReturn?(request: ReturnRequest): Promise<BookedShipment | RefusedShipment>;
  /** Asks a courier to come. Throws where the outcome is unknown; it is asked for again, and staff hear that it may be asked for twice. */
  requestPickup?(request: PickupRequest): Promise<AskedPickup | RefusedShipment>;
  cancelPickup?(reference: string): Promise<void>;
  /**
   * Cash that was paid out since a moment, that moment too, the oldest first; parcels may be told of again. At most `MOST_REMITTED`:
   * where so many come, the shop asks on from the time of the last one.
   */
  remittances?(since: Date): Promise<readonly RemittedParcel[]>;
  webhook?(request: WebhookRequest): CarrierVerdict | Promise<CarrierVerdict>;
}
