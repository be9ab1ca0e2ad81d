import { z } from 'zod';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { normalise } from '../../goods/search/index.ts';
import { addCities, addNeighborhoods, listRegions } from './imported-places.store.ts';

const name = z.string().trim().min(1).max(120);
const importId = z.int().positive();

/** The three files of a data set, e.g. `yasseralsamman/saudi-municipal-coding`: regions, cities, districts. */
export const locationFiles = {
  'regions.json': z.array(z.object({ region_id: importId, name_ar: name, name_en: name })).max(1_000),
  'cities.json': z
    .array(z.object({ city_id: importId, region_id: importId, name_ar: name, name_en: name }))
    .max(100_000),
  'districts.json': z
    .array(z.object({ district_id: importId, city_id: importId, name_ar: name, name_en: name }))
    .max(1_000_000),
};

export type LocationData = { [File in keyof typeof locationFiles]: z.infer<(typeof locationFiles)[File]> };

export interface ImportReport {
  cities: { added: number; matched: number };
  neighborhoods: { added: number; matched: number };
  /** Rows with references to unknown rows; they are left out. */
  skipped: number;
}

/**
 * Adds the cities and districts of a data set. An existing place, matched by the id of an earlier import or by Arabic
 * name, keeps its names: ours are written by hand, theirs partly by machine.
 */
export async function importLocations(tx: Tx, data: LocationData): Promise<ImportReport> {
  const regionOf = await matchRegions(tx, data['regions.json']);
  const known = data['cities.json'].filter((city) => regionOf.has(city.region_id));
  const cities = await addCities(
    tx,
    known.map((city) => ({ ...city, regionId: regionOf.get(city.region_id) ?? 0 })),
  );
  const { stray, ...neighborhoods } = await addNeighborhoods(tx, data['districts.json']);
  await publishInvalidation(tx, ['locations']);
  return { cities, neighborhoods, skipped: data['cities.json'].length - known.length + stray };
}

/** The thirteen regions are known: each of theirs must match one of ours, with or without the word "region". */
async function matchRegions(tx: Tx, regions: LocationData['regions.json']): Promise<Map<number, number>> {
  const rows = await listRegions(tx);
  const bare = (text: string) =>
    normalise(text)
      .replace(/^(ال)?منطقه /, '')
      .replace(/^ال/, '');
  const ours = new Map(rows.map((row) => [bare(row.name_ar), row.id]));
  return new Map(
    regions.map((region) => {
      const id = ours.get(bare(region.name_ar));
      if (id === undefined) throw new Error(`The region «${region.name_ar}» is none that the shop knows.`);
      return [region.region_id, id];
    }),
  );
}
