import { cities } from './reference/index.ts';

/** Id of a city of the reference list by its Arabic name; throws if there is none. */
export function cityIdOf(nameAr: string): number {
  const city = cities.find((one) => one.nameAr === nameAr);
  if (!city) throw new Error(`the reference list has no city ${nameAr}`);
  return city.id;
}
