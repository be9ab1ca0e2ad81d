import { customerImportEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import { absentNumber, dataOf, MANAGERS, moduleFixture } from '../../../openapi/walks/module-fixture.fixture.ts';
import { runPiece } from './run-import.ts';

/** A number that nobody has. */
const newPhone = () => `05${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`;
const csv = () =>
  Buffer.from(`الاسم,الجوال,البريد الإلكتروني,قبول التسويق\nنورة سالم,${newPhone()},,نعم\nبلا رقم,,,\n`);

/** Each sample is a newly sent file. Only one import may run, so each one finishes before the next begins. */
export const contractFixture = moduleFixture(customerImportEndpoints, {
  samples(world) {
    const sent = async () => {
      await endWork(world);
      const answer = await world.send('POST /admin/customer-imports', { file: csv(), query: { name: 'x.csv' } });
      return { params: { id: dataOf(answer, 'id') }, body: { version: Number(dataOf(answer, 'version')) } };
    };
    const named = async () => ({ params: (await sent()).params });
    const done = async () => {
      const { params, body } = await sent();
      await world.send('POST /admin/customer-imports/{id}/run', { params, body });
      await endWork(world);
      const now = await world.send('GET /admin/customer-imports/{id}', { params });
      return { params, body: { version: Number(dataOf(now, 'version')) } };
    };
    return {
      'GET /admin/customer-imports': { good: [() => ({}), () => ({ query: { sort: 'created_at' } })] },
      'POST /admin/customer-imports': {
        good: [() => ({ file: csv(), query: { name: 'عملاء.csv' } })],
        refused: [
          ['customer_imports.no_phones', { file: Buffer.from('name,age\nA,1\n') }],
          ['customer_imports.not_csv', { file: Buffer.from('nothing') }],
          ['customer_imports.bad_quotes', { file: Buffer.from('phone,name\n0512345678,"A\n') }],
          [
            'customer_imports.not_utf8',
            { file: Buffer.from([...Buffer.from('phone,name\n0512345678,مسك'), 0xff, 0x0a]) },
          ],
        ],
      },
      'GET /admin/customer-imports/{id}': { good: [named], unknown: [absentNumber] },
      'POST /admin/customer-imports/{id}/run': {
        good: [sent],
        unknown: [{ ...absentNumber, body: { version: 1 } }],
      },
      'POST /admin/customer-imports/{id}/undo': {
        good: [done],
        unknown: [{ ...absentNumber, body: { version: 1 } }],
      },
      'GET /admin/customer-imports/{id}/rows': {
        good: [
          named,
          async () => ({ ...(await named()), query: { outcome: 'error', sort: '-row_number' } }),
          async () => ({ params: (await done()).params, query: { result: 'done' } }),
        ],
        unknown: [absentNumber],
      },
    };
  },
  rows: {},
  staff: {
    'GET /admin/customer-imports': MANAGERS,
    'POST /admin/customer-imports': MANAGERS,
    'GET /admin/customer-imports/{id}': MANAGERS,
    'POST /admin/customer-imports/{id}/run': MANAGERS,
    'POST /admin/customer-imports/{id}/undo': MANAGERS,
    'GET /admin/customer-imports/{id}/rows': MANAGERS,
  },
});

/** Completes the import at work. */
async function endWork({ db }: World): Promise<void> {
  while (await runPiece({ db, now: Date.now }));
}
