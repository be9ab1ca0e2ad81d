import { locationEndpoints } from '@waha/contract';
import { absentNumber, moduleFixture, NOBODYS_NUMBER, plain } from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(locationEndpoints, {
  samples: () => ({
    'GET /locations/countries': plain,
    'GET /locations/cities': {
      good: [() => ({}), () => ({ query: { region_id: 1, is_served: true, per_page: 100 } })],
    },
    'GET /locations/cities/{id}': { good: [() => ({ params: { id: 1 } })], unknown: [absentNumber] },
    'GET /locations/cities-search': { good: [() => ({ query: { query: 'رياض' } })] },
    'GET /locations/neighborhoods': {
      good: [() => ({ query: { city_id: 1 } })],
      unknown: [{ query: { city_id: NOBODYS_NUMBER } }],
    },
    'GET /locations/neighborhoods-search': { good: [() => ({ query: { query: 'العليا', city_id: 1 } })] },
    'GET /locations/full-structure': {
      good: [() => ({}), () => ({ query: { country_id: 1 } })],
      unknown: [{ query: { country_id: NOBODYS_NUMBER } }],
    },
  }),
  rows: {},
  staff: {},
});
