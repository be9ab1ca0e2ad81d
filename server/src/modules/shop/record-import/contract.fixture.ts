import { recordImportEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import { absentNumber, dataOf, MANAGERS, moduleFixture } from '../../../openapi/walks/module-fixture.fixture.ts';
import { backgroundDeps } from '../../../testing/index.ts';
import { runPiece } from './run-import.ts';

const csv = () =>
  Buffer.from(`Redirect from,Redirect to\n/was-${Math.random().toString(36).slice(2)},/products\nx,y\n`);
const query = { kind: 'redirects', name: 'تحويلات.csv' };

/** Each sample is a newly sent file. Only one import may run, so each one finishes before the next begins. */
export const contractFixture = moduleFixture(recordImportEndpoints, {
  samples(world) {
    const sent = async () => {
      await endWork(world);
      const answer = await world.send('POST /admin/record-imports', { file: csv(), query });
      return { params: { id: dataOf(answer, 'id') }, body: { version: Number(dataOf(answer, 'version')) } };
    };
    const named = async () => ({ params: (await sent()).params });
    const mapped = async () => {
      const { params, body } = await sent();
      return { params, body: { ...body, fields: ['to', 'from'] } };
    };
    const done = async () => {
      const { params, body } = await sent();
      await world.send('POST /admin/record-imports/{id}/run', { params, body });
      await endWork(world);
      const now = await world.send('GET /admin/record-imports/{id}', { params });
      return { params, body: { version: Number(dataOf(now, 'version')) } };
    };
    const absent = { ...absentNumber, body: { version: 1 } };
    return {
      'GET /admin/record-imports': { good: [() => ({}), () => ({ query: { kind: 'coupons', sort: 'created_at' } })] },
      'POST /admin/record-imports': {
        good: [() => ({ file: csv(), query })],
        refused: [
          ['record_imports.no_rows', { file: Buffer.from('a,b\n'), query }],
          ['record_imports.not_csv', { file: Buffer.from('nothing'), query }],
          ['record_imports.bad_quotes', { file: Buffer.from('from,to\n/a,"A\n'), query }],
          ['record_imports.not_utf8', { file: Buffer.from([...Buffer.from('from,to\n/a,مسك'), 0xff, 0x0a]), query }],
        ],
      },
      'GET /admin/record-imports/{id}': { good: [named], unknown: [absentNumber] },
      'PUT /admin/record-imports/{id}': {
        good: [mapped],
        unknown: [{ ...absentNumber, body: { version: 1, fields: ['from', 'to'] } }],
      },
      'POST /admin/record-imports/{id}/run': { good: [sent], unknown: [absent] },
      'POST /admin/record-imports/{id}/undo': { good: [done], unknown: [absent] },
      'GET /admin/record-imports/{id}/items': {
        good: [
          named,
          async () => ({ ...(await named()), query: { outcome: 'error', sort: '-item_number' } }),
          async () => ({ params: (await done()).params, query: { result: 'done' } }),
        ],
        unknown: [absentNumber],
      },
    };
  },
  rows: {},
  staff: {
    'GET /admin/record-imports': MANAGERS,
    'POST /admin/record-imports': MANAGERS,
    'GET /admin/record-imports/{id}': MANAGERS,
    'PUT /admin/record-imports/{id}': MANAGERS,
    'POST /admin/record-imports/{id}/run': MANAGERS,
    'POST /admin/record-imports/{id}/undo': MANAGERS,
    'GET /admin/record-imports/{id}/items': MANAGERS,
  },
});

/** Completes the import at work. */
async function endWork({ db }: World): Promise<void> {
  const { recordKinds } = backgroundDeps(db, { mails: [], messages: [] });
  while (await runPiece({ db, now: Date.now, recordKinds }));
}
