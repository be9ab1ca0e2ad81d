import type { Neighborhood } from './location-types.ts';
import { abhaNeighborhoods } from './neighborhoods/abha.ts';
import { alAhsaNeighborhoods } from './neighborhoods/al-ahsa.ts';
import { buraydahNeighborhoods } from './neighborhoods/buraydah.ts';
import { dammamNeighborhoods } from './neighborhoods/dammam.ts';
import { jeddahNeighborhoods } from './neighborhoods/jeddah.ts';
import { khamisMushaitNeighborhoods } from './neighborhoods/khamis-mushait.ts';
import { khobarNeighborhoods } from './neighborhoods/khobar.ts';
import { madinahNeighborhoods } from './neighborhoods/madinah.ts';
import { makkahNeighborhoods } from './neighborhoods/makkah.ts';
import { riyadhNeighborhoods } from './neighborhoods/riyadh.ts';
import { tabukNeighborhoods } from './neighborhoods/tabuk.ts';
import { taifNeighborhoods } from './neighborhoods/taif.ts';

export { cities } from './cities.ts';
export { countries } from './countries.ts';
export type { City, Country, Neighborhood, Region } from './location-types.ts';
export { regions } from './regions.ts';

/** Every known neighbourhood; an id is the city's id times 1000 plus a running number. */
export const neighborhoods: readonly Neighborhood[] = [
  ...riyadhNeighborhoods,
  ...jeddahNeighborhoods,
  ...makkahNeighborhoods,
  ...madinahNeighborhoods,
  ...dammamNeighborhoods,
  ...khobarNeighborhoods,
  ...taifNeighborhoods,
  ...tabukNeighborhoods,
  ...buraydahNeighborhoods,
  ...khamisMushaitNeighborhoods,
  ...abhaNeighborhoods,
  ...alAhsaNeighborhoods,
];
