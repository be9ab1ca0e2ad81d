import { homeEndpoints } from '@waha/contract';
import { dataOf, MANAGERS, moduleFixture, plain } from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(homeEndpoints, {
  samples: (world) => {
    const words = { ar: 'نص', en: 'Words' };
    const hero = { kind: 'hero', is_on: true, title: words, text: words, action: words, link: '/offers', image: null };
    const picks = { kind: 'picks', is_on: true, title: words, text: words, product_ids: [world.things.simple.id] };
    const parts = [
      hero,
      picks,
      { kind: 'categories', is_on: true, category_ids: [world.things.category] },
      { kind: 'best', is_on: false },
    ];
    /** The change starts from the present home page. */
    const change = async () => {
      const now = await world.send('GET /admin/home', { headers: await world.staffOf('owner') });
      return { body: { parts, version: dataOf(now, 'version') } };
    };
    return {
      'GET /home': plain,
      'GET /admin/home': plain,
      'PUT /admin/home': { good: [change] },
    };
  },
  rows: {},
  staff: { 'GET /admin/home': MANAGERS, 'PUT /admin/home': MANAGERS },
});
