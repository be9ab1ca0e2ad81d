import type { Halalas, WebhookRequest } from './payment.ts';

/** Capabilities of a carrier, each as data. */
export interface CarrierCapabilities {
  readonly label: 'pdf' | 'none';
  /** Whether the courier collects the price at the door. */
  readonly cashOnDelivery: boolean;
  readonly returns: boolean;
}

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
}

export interface CarrierRate {
  readonly service: string;
  readonly price: Halalas;
  readonly minDays: number;
  readonly maxDays: number;
}

export interface BookedShipment {
  /** The number at the carrier, by which a buyer follows it. */
  readonly number: string;
  readonly trackingUrl: string | null;
  /** The company that brings it, where the extension books at several; null: the extension's own name. */
  readonly carrierName: string | null;
  /** A PDF; null where the carrier has no labels, and where it could not be had yet: `label` is asked for it later. */
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
  rates?(request: Omit<ShipmentRequest, 'id' | 'orderNumber'>): Promise<readonly CarrierRate[]>;
  /** Throws where the outcome is unknown: the shop books again, with the same `id`. */
  book(request: ShipmentRequest): Promise<BookedShipment | RefusedShipment>;
  /** The label of a booked shipment, as a PDF. Needed where there are labels. */
  label?(number: string): Promise<Uint8Array>;
  track(number: string): Promise<TrackedShipment>;
  /** Cancels a shipment that was not picked up; throws where it was. */
  cancel(number: string): Promise<void>;
  /** A label by which the buyer sends things back. Needed where `returns` is true. */
  bookReturn?(request: ShipmentRequest): Promise<BookedShipment | RefusedShipment>;
  webhook?(request: WebhookRequest): CarrierVerdict | Promise<CarrierVerdict>;
}
