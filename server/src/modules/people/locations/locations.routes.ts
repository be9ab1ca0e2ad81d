import type { City, EndpointKey, Neighborhood } from '@waha/contract';
import { type Handlers, pageOf } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { normalise } from '../../goods/search/index.ts';
import {
  type CityRow,
  type CountryRow,
  listCities,
  listCountries,
  listNeighborhoods,
  listRegions,
  type NeighborhoodRow,
  type RegionRow,
  readCity,
  readCityToShow,
  searchCities,
  searchNeighborhoods,
} from './locations.store.ts';

type LocationKey = Extract<EndpointKey, `GET /locations/${string}`>;

const DEFAULT_PER_PAGE = 15;
const FOUND = 20;
/** More cities than any country here has. */
const ALL_CITIES = 2_000;

function named(row: { name_ar: string; name_en: string }, language: Language): string {
  return language === 'ar' ? row.name_ar : row.name_en;
}

function presentCountry(row: CountryRow, language: Language) {
  return {
    id: row.id,
    code: row.code,
    name: named(row, language),
    dial_code: row.dial_code,
    is_served: row.is_served,
  };
}

function presentRegion(row: RegionRow, language: Language) {
  return { id: row.id, country_id: row.country_id, code: row.code, name: named(row, language) };
}

export function presentCity(row: CityRow, language: Language): City {
  return {
    id: row.id,
    name: named(row, language),
    region_id: row.region_id,
    region: language === 'ar' ? row.region_ar : row.region_en,
    country_id: row.country_id,
    is_served: row.is_served,
  };
}

function presentNeighborhood(row: NeighborhoodRow, language: Language): Neighborhood {
  return { id: row.id, name: named(row, language), city_id: row.city_id };
}

export function locationRoutes({ db }: { db: Database }): Handlers<LocationKey> {
  return {
    'GET /locations/countries': async (_, { language }) =>
      (await listCountries(db)).map((row) => presentCountry(row, language)),
    'GET /locations/cities': async ({ query }, { language }) => {
      const [page, perPage] = [query.page ?? 1, query.per_page ?? DEFAULT_PER_PAGE];
      const filter = { countryId: query.country_id, regionId: query.region_id, isServed: query.is_served };
      const { rows, total } = await listCities(db, filter, perPage, (page - 1) * perPage);
      return {
        data: rows.map((row) => presentCity(row, language)),
        ...pageOf(page, perPage, total),
      };
    },
    'GET /locations/cities/{id}': async ({ params }, { language }) => {
      const row = (await readCityToShow(db, params.id)) ?? refuse('locations.city_not_found');
      return { ...presentCity(row, language), neighborhoods_count: row.neighborhoods };
    },
    'GET /locations/cities-search': async ({ query }, { language }) =>
      (await searchCities(db, normalise(query.query), FOUND)).map((row) => presentCity(row, language)),
    'GET /locations/neighborhoods': async ({ query }, { language }) => {
      if (!(await readCity(db, query.city_id))) refuse('locations.city_not_found');
      return (await listNeighborhoods(db, query.city_id)).map((row) => presentNeighborhood(row, language));
    },
    'GET /locations/neighborhoods-search': async ({ query }, { language }) => {
      const rows = await searchNeighborhoods(db, normalise(query.query), query.city_id, FOUND);
      return rows.map((row) => ({
        ...presentNeighborhood(row, language),
        city: language === 'ar' ? row.city_ar : row.city_en,
      }));
    },
    'GET /locations/full-structure': async ({ query }, { language }) => {
      const countries = await listCountries(db);
      const country = countries.find((row) => query.country_id === undefined || row.id === query.country_id);
      if (!country) refuse('request.not_found');
      const [regions, cities] = await Promise.all([
        listRegions(db, country.id),
        listCities(db, { countryId: country.id }, ALL_CITIES, 0),
      ]);
      return {
        country: presentCountry(country, language),
        regions: regions.map((region) => ({
          ...presentRegion(region, language),
          cities: cities.rows.filter((city) => city.region_id === region.id).map((city) => presentCity(city, language)),
        })),
      };
    },
  };
}
