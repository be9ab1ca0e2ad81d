import { addressEndpoints } from '@waha/contract';
import {
  about,
  absentNumber,
  ADDRESS as address,
  aSavedAddress,
  COMPANY,
  moduleFixture,
  NOBODYS_NUMBER,
  plain,
} from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(addressEndpoints, {
  samples(world) {
    /** Deletes all addresses, because an account may have only a limited number. */
    const forgetAll = async () => {
      const { body } = await world.send('GET /user/addresses');
      const rows: { id: number }[] = Reflect.get(Object(body), 'data');
      for (const { id } of rows) await world.send('DELETE /user/addresses/{id}', { params: { id } });
    };
    return {
      'GET /user/addresses': plain,
      'POST /user/addresses': {
        good: [
          async () => {
            await forgetAll();
            return { body: address };
          },
        ],
        unknown: [{ body: { ...address, city_id: NOBODYS_NUMBER } }],
      },
      'PUT /user/addresses/{id}': {
        good: [
          async () => {
            await forgetAll();
            return { params: { id: await aSavedAddress(world) }, body: { ...address, is_default: true } };
          },
        ],
        unknown: [{ ...absentNumber, body: address }],
      },
      'DELETE /user/addresses/{id}': {
        good: [async () => ({ params: { id: await aSavedAddress(world) } })],
        unknown: [absentNumber],
      },
      'GET /user/company': plain,
      'PUT /user/company': { good: [() => ({ body: COMPANY })] },
      'DELETE /user/company': plain,
    };
  },
  rows: {
    'GET /user/addresses': 'own',
    'POST /user/addresses': 'own',
    'PUT /user/addresses/{id}': about(aSavedAddress, NOBODYS_NUMBER, { body: address }),
    'DELETE /user/addresses/{id}': about(aSavedAddress, NOBODYS_NUMBER),
    'GET /user/company': 'own',
    'PUT /user/company': 'own',
    'DELETE /user/company': 'own',
  },
  staff: {},
});
