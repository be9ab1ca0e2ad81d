import { type ShippingZoneDraft, toHalalas } from '@waha/contract';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { refuseFields } from '../../../text/index.ts';
import {
  type AdminMethodRow,
  countPlaces,
  countZones,
  deleteZone,
  findMethods,
  findTaken,
  lockZones,
  updateMethod,
  updateZone,
} from './admin-shipping.store.ts';
import { deletePlaces, insertZone, writePlaces, type ZoneDraft } from './save-shipping.store.ts';

const MOST_ZONES = 100;

/** Adds a zone; returns its id. Refuses unknown places and places of another zone. */
export async function addZone(tx: Tx, draft: ShippingZoneDraft, language: Language): Promise<number> {
  await lockZones(tx);
  if ((await countZones(tx)) >= MOST_ZONES) refuse('shipping.zones_full');
  const zone = await checked(tx, draft, null, language);
  const id = await insertZone(tx, zone, draft.position);
  await publishInvalidation(tx, ['shipping']);
  return id;
}

/** Replaces a zone, with a version check (`conflict.changed`). */
export async function changeZone(
  tx: Tx,
  { id, version }: { id: number; version: number },
  draft: ShippingZoneDraft,
  language: Language,
): Promise<void> {
  await lockZones(tx);
  if (!(await updateZone(tx, { id, version, name: draft.name, position: draft.position }))) refuse('conflict.changed');
  await writePlaces(tx, id, await checked(tx, draft, id, language));
  await publishInvalidation(tx, ['shipping']);
}

/** Removes a zone: its places are no longer served. */
export async function removeZone(tx: Tx, id: number): Promise<void> {
  await lockZones(tx);
  await deletePlaces(tx, id);
  await deleteZone(tx, id);
  await publishInvalidation(tx, ['shipping']);
}

/** Renames a method, with a version check (`conflict.changed`). */
export async function changeMethod(tx: Tx, method: AdminMethodRow): Promise<void> {
  if (!(await updateMethod(tx, method))) refuse('conflict.changed');
  await publishInvalidation(tx, ['shipping']);
}

async function checked(tx: Tx, draft: ShippingZoneDraft, id: number | null, language: Language): Promise<ZoneDraft> {
  const places = { regionIds: [...new Set(draft.region_ids)], cityIds: [...new Set(draft.city_ids)] };
  if ((await countPlaces(tx, places)) < places.regionIds.length + places.cityIds.length)
    refuse('shipping.place_unknown');
  await refuseUnknownMethods(tx, draft, language);
  const taken = await findTaken(tx, places, id);
  if (taken) {
    refuse('shipping.place_taken', { place: taken[`place_${language}`], zone: taken[`zone_${language}`] });
  }
  return {
    name: draft.name,
    ...places,
    rates: draft.rates.map((rate) => ({
      method: rate.method,
      upToGrams: rate.up_to_grams,
      costHalalas: toHalalas(rate.cost),
      freeOverHalalas: rate.free_over === null ? null : toHalalas(rate.free_over),
      minDays: rate.min_days,
      maxDays: rate.max_days,
    })),
  };
}

/** A way of delivery that the contract names, and this shop has not: one without pick-up, for instance. */
async function refuseUnknownMethods(tx: Tx, { rates }: ShippingZoneDraft, language: Language): Promise<void> {
  const known = await findMethods(
    tx,
    rates.map(({ method }) => method),
  );
  const unknown = rates.flatMap(({ method }, at) => (known.has(method) ? [] : [`rates.${at}.method`]));
  refuseFields(language, new Map(unknown.map((field) => [field, 'validation.invalid'])));
}
