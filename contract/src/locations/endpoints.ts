import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, page, pageQuery, text, textFlag, textId, typedText } from '../platform/shapes.ts';

export const country = z.object({ id, code: text(2), name: text(120), dial_code: text(8), is_served: z.boolean() });
export type Country = z.infer<typeof country>;
const region = z.object({ id, country_id: id, code: text(10), name: text(120) });
export const city = z.object({
  id,
  name: text(120),
  region_id: id,
  region: text(120),
  country_id: id,
  is_served: z.boolean(),
});
export const neighborhood = z.object({ id, name: text(120), city_id: id });

const placeQuery = typedText(100);

export const cityDetail = city.extend({ neighborhoods_count: z.int() });
export type CityDetail = z.infer<typeof cityDetail>;

export const foundNeighborhood = neighborhood.extend({ city: text(120) });
export type FoundNeighborhood = z.infer<typeof foundNeighborhood>;

export const locationEndpoints = {
  'GET /locations/countries': endpoint({
    access: 'public',
    whileClosed: 'answers',
    summary: 'Countries, Saudi Arabia first',
    reply: z.array(country).max(300),
    errors: [],
    cache: { tags: ['locations'] },
  }),
  'GET /locations/cities': endpoint({
    access: 'public',
    whileClosed: 'answers',
    summary: 'Cities, filtered',
    query: z.object({
      ...pageQuery,
      country_id: textId.optional(),
      region_id: textId.optional(),
      is_served: textFlag.optional(),
    }),
    reply: page(city),
    errors: [],
    cache: { tags: ['locations'] },
  }),
  'GET /locations/cities/{id}': endpoint({
    access: 'public',
    whileClosed: 'answers',
    summary: 'One city with its number of neighbourhoods',
    params: z.object({ id: textId }),
    reply: cityDetail,
    errors: ['locations.city_not_found'],
    cache: { tags: ['locations'] },
  }),
  'GET /locations/cities-search': endpoint({
    access: 'public',
    whileClosed: 'answers',
    summary: 'Cities whose Arabic or English name begins with or resembles the text',
    query: z.object({ query: placeQuery }),
    reply: z.array(city).max(20),
    errors: [],
    cache: { tags: ['locations'] },
  }),
  'GET /locations/neighborhoods': endpoint({
    access: 'public',
    whileClosed: 'answers',
    summary: 'The neighbourhoods of a city',
    query: z.object({ city_id: textId }),
    reply: z.array(neighborhood).max(2_000),
    errors: ['locations.city_not_found'],
    cache: { tags: ['locations'] },
  }),
  'GET /locations/neighborhoods-search': endpoint({
    access: 'public',
    whileClosed: 'answers',
    summary: 'Neighbourhoods by name, in one city or anywhere',
    query: z.object({ query: placeQuery, city_id: textId.optional() }),
    reply: z.array(foundNeighborhood).max(20),
    errors: [],
    cache: { tags: ['locations'] },
  }),
  'GET /locations/full-structure': endpoint({
    access: 'public',
    whileClosed: 'answers',
    summary: 'Regions of a country with their cities',
    query: z.object({ country_id: textId.optional() }),
    reply: z.object({
      country,
      regions: z.array(region.extend({ cities: z.array(city).max(2_000) })).max(100),
    }),
    errors: ['request.not_found'],
    cache: { tags: ['locations'] },
  }),
};
export type City = z.infer<typeof city>;
export type Neighborhood = z.infer<typeof neighborhood>;
