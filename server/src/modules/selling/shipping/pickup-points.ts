import type { PickupPoint } from '@waha/contract';
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { readStoreIdentity } from '../../shop/settings/index.ts';
import { hasPoints, listPoints } from './pickup-points.store.ts';

const HOUR_MS = 60 * 60_000;
/** Points are asked for anew after a day, and hold for a week where their carrier does not answer. */
export const FRESH_POINTS_MS = 24 * HOUR_MS;
const USABLE_MS = 7 * 24 * HOUR_MS;

/** The id of the shop's own point. */
const SHOP = 'shop';

type Both = Record<Language, string>;

/** A point in both languages, as orders store it. */
export interface BilingualPoint {
  /** Null: the shop itself. */
  carrier: string | null;
  id: string;
  carrier_name: Both;
  name: Both;
  address: Both;
  hours: Both;
  takes_cash: boolean;
}

const same = (text: string): Both => ({ ar: text, en: text });
const usableSince = (at: Date) => new Date(at.getTime() - USABLE_MS);

/** The shop as a point; none where its settings do not say where it is. */
async function shopPoints(where: Database | Tx): Promise<BilingualPoint[]> {
  const { name, address, hours } = await readStoreIdentity(where);
  if (address.ar === '' || address.en === '') return [];
  return [{ carrier: null, id: SHOP, carrier_name: name, name, address, hours, takes_cash: true }];
}

interface CarrierPointsOf {
  cityId: number;
  /** Codes of the carriers that are set up and have points. */
  carriers: readonly string[];
  at: Date;
}

async function carrierPoints(where: Database | Tx, { at, ...of }: CarrierPointsOf): Promise<BilingualPoint[]> {
  return (await listPoints(where, { ...of, since: usableSince(at) })).flatMap(({ carrier, name_ar, name_en, points }) =>
    points.map(({ id, name, address, hours, takes_cash }) => ({
      ...{ carrier, id, takes_cash, carrier_name: { ar: name_ar, en: name_en } },
      ...{ name: same(name), address: same(address), hours: same(hours) },
    })),
  );
}

/** Places where an order of a city may be collected. */
export function listPickupPoints(
  where: Database | Tx,
  { method, ...of }: CarrierPointsOf & { method: 'pickup' | 'point' },
): Promise<BilingualPoint[]> {
  return method === 'pickup' ? shopPoints(where) : carrierPoints(where, of);
}

/** Whether these carriers have a point in a city. */
export function hasCarrierPoints(where: Database | Tx, { at, ...of }: CarrierPointsOf): Promise<boolean> {
  return hasPoints(where, { ...of, since: usableSince(at) });
}

export function presentPickupPoint(point: BilingualPoint, cityId: number, language: Language): PickupPoint {
  const { carrier, id, takes_cash } = point;
  return {
    ...{ carrier, id, takes_cash, city_id: cityId, carrier_name: point.carrier_name[language] },
    ...{ name: point.name[language], address: point.address[language], hours: point.hours[language] },
  };
}
