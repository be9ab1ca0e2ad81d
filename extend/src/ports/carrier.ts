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
  readonly city: string;
  readonly district: string | null;
  readonly street: string;
  readonly buildingNumber: string | null;
  readonly postalCode: string | null;
  readonly shortAddress: string | null;
}

/** A shipment to be booked. `id` is its idempotency key: booking it again gives the same shipment. */
export interface ShipmentRequest {
  readonly id: string;
  readonly orderNumber: string;
  readonly from: CarrierAddress;
  readonly to: CarrierAddress;
  readonly weightGrams: number;
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
  /** A PDF; null where the carrier has no labels. */
  readonly label: Uint8Array | null;
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
  book(request: ShipmentRequest): Promise<BookedShipment>;
  track(number: string): Promise<TrackedShipment>;
  /** Cancels a shipment that was not picked up; throws where it was. */
  cancel(number: string): Promise<void>;
  /** A label by which the buyer sends things back. Needed where `returns` is true. */
  bookReturn?(request: ShipmentRequest): Promise<BookedShipment>;
  webhook?(request: WebhookRequest): CarrierVerdict | Promise<CarrierVerdict>;
}
