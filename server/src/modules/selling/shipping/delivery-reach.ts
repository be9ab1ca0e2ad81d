import type { DeliveryReach } from '@waha/contract';
import type { Database } from '../../../platform/database/index.ts';
import { countRegions } from '../../people/locations/index.ts';
import { countServedRegions } from './delivery-reach.store.ts';

/** Where the shop delivers: `kingdom` when each region has a zone with a price. */
export async function readDeliveryReach(db: Database): Promise<DeliveryReach> {
  const { regions, hasRates } = await countServedRegions(db);
  if (!hasRates) return 'nowhere';
  return regions > 0 && regions >= (await countRegions(db)) ? 'kingdom' : 'places';
}
