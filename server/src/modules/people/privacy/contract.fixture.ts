import { randomUUID } from 'node:crypto';
import { privacyEndpoints } from '@waha/contract';
import {
  absentUuid,
  MANAGERS,
  moduleFixture,
  NOBODYS_UUID,
  plain,
  SUPPORT,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import {
  makeBreach,
  makeCustomer,
  makeDataRequest,
  makeProcessor,
  makeUnprovedRequest,
} from '../../../testing/index.ts';
import { newSecret } from '../identity/index.ts';
import { hashCode } from './receive-request.ts';
import { saveCopyLink } from './request-secrets.store.ts';

const OWNER = ['owner'] as const;
const told = {
  ...{ name: 'مكتب المحاسبة', purpose: 'إعداد الإقرارات', contact: 'office@example.com', note: '', country: 'SA' },
  ...{ data: ['name', 'orders'], contract_on: '2026-01-01', ground: null, assessed_on: null },
};
const facts = {
  ...{
    known_at: '2026-01-01T08:00:00.000Z',
    happened: 'فُقد جهاز محمول فيه قائمة طلبات',
    cause: '',
    data: ['name', 'orders'],
  },
  ...{ persons: 'مشترون من يناير', persons_count: 40, effects: 'رسائل احتيال', measures: 'أغلقنا الجهاز عن بعد' },
};
const letter = {
  ...{ name: 'نورة', email: 'letter@example.com', kind: 'access', details: 'أريد معرفة بياناتي' },
  ...{ language: 'ar', received_at: '2026-01-01T08:00:00.000Z' },
};

export const contractFixture = moduleFixture(privacyEndpoints, {
  samples: ({ db }) => {
    const request = async (status = 'proved') => ({ id: await makeDataRequest(db, { status }) });
    const owned = async (kind = 'copy') => ({
      id: await makeDataRequest(db, { kind, customerId: (await makeCustomer(db)).id }),
    });
    const breach = async () => ({ id: await makeBreach(db) });
    const step = { step: 'started', words: '', version: 1 };
    return {
      'GET /admin/privacy/register': plain,
      'GET /admin/privacy/register.csv': plain,
      'GET /admin/privacy/processors': plain,
      'POST /admin/privacy/processors': { good: [() => ({ body: told })] },
      'PUT /admin/privacy/processors/{key}': {
        good: [
          async () => ({
            params: { key: await makeProcessor(db) },
            body: { ...told, ground: 'safeguards', version: 1 },
          }),
        ],
        unknown: [{ params: { key: 'nobody' }, body: { ...told, version: 1 } }],
      },
      'DELETE /admin/privacy/processors/{key}': {
        good: [async () => ({ params: { key: await makeProcessor(db) } })],
        unknown: [{ params: { key: 'nobody' } }],
      },
      'POST /data-requests': {
        good: [
          () => ({ body: { name: 'سارة', email: 'sara@example.com', kind: 'erasure', details: 'احذفوا بياناتي' } }),
        ],
      },
      'POST /data-requests/proof': {
        good: [
          async () => ({
            body: { id: await makeUnprovedRequest(db, (id) => hashCode(id, '123456')), code: '123456' },
          }),
        ],
        refused: [['privacy.code_wrong', { body: { id: NOBODYS_UUID, code: '123456' } }]],
      },
      'GET /data-requests/copy': {
        good: [
          async () => {
            const { id } = await owned();
            const { secret, hash } = newSecret();
            const until = new Date(Date.now() + 3_600_000);
            await inTransaction(db, (tx) => saveCopyLink(tx, id, { hash, until }));
            return { query: { token: secret } };
          },
        ],
        unknown: [{ query: { token: 'x'.repeat(43) } }],
      },
      'GET /user/data-requests': plain,
      'POST /user/data-requests': { good: [() => ({ body: { kind: 'copy' } })] },
      'GET /admin/privacy/requests': {
        good: [() => ({}), () => ({ query: { open: 'true', due: 'soon', q: 'نورة', kind: 'copy' } })],
      },
      'GET /admin/privacy/requests/{id}': { good: [async () => ({ params: await request() })], unknown: [absentUuid] },
      'POST /admin/privacy/requests': {
        good: [() => ({ body: letter })],
        refused: [['privacy.future', { body: { ...letter, received_at: '2999-01-01T00:00:00.000Z' } }]],
      },
      'POST /admin/privacy/requests/{id}/steps': {
        good: [
          async () => ({ params: await request(), body: step }),
          async () => ({
            params: await request(),
            body: { step: 'refused', refusal: 'repetitive', words: 'رددنا عليك أمس', version: 1 },
          }),
        ],
        unknown: [{ ...absentUuid, body: step }],
      },
      'POST /admin/privacy/requests/{id}/copy': {
        good: [async () => ({ params: await owned(), body: { version: 1 } })],
        unknown: [{ ...absentUuid, body: { version: 1 } }],
      },
      'POST /admin/privacy/requests/{id}/code': {
        good: [
          async () => {
            const email = `${randomUUID()}@example.com`;
            const customer = await makeCustomer(db, { email, isEmailVerified: true });
            const about = { customerId: customer.id, email, kind: 'erasure', source: 'staff' };
            return { params: { id: await makeDataRequest(db, about) }, body: { version: 1 } };
          },
        ],
        unknown: [{ ...absentUuid, body: { version: 1 } }],
      },
      'POST /admin/privacy/requests/{id}/erase': {
        good: [async () => ({ params: await owned('erasure'), body: { version: 1 } })],
        unknown: [{ ...absentUuid, body: { version: 1 } }],
      },
      'GET /admin/privacy/breaches': plain,
      'POST /admin/privacy/breaches': {
        good: [() => ({ body: facts })],
        refused: [['privacy.future', { body: { ...facts, known_at: '2999-01-01T00:00:00.000Z' } }]],
      },
      'GET /admin/privacy/breaches/{id}': { good: [async () => ({ params: await breach() })], unknown: [absentUuid] },
      'PUT /admin/privacy/breaches/{id}': {
        good: [
          async () => ({ params: await breach(), body: { ...facts, notice_ar: null, notice_en: null, version: 1 } }),
        ],
        unknown: [{ ...absentUuid, body: { ...facts, notice_ar: null, notice_en: null, version: 1 } }],
      },
      'POST /admin/privacy/breaches/{id}/told': {
        good: [async () => ({ params: await breach(), body: { how: 'المنصة الوطنية', version: 1 } })],
        unknown: [{ ...absentUuid, body: { how: 'المنصة الوطنية', version: 1 } }],
      },
      'PUT /admin/privacy/breaches/{id}/persons': {
        good: [
          async () => ({ params: await breach(), body: { listed: ['nobody@example.com'], version: 1 } }),
          async () => ({ params: await breach(), body: { registered_before: '2026-01-01T00:00:00.000Z', version: 1 } }),
        ],
        unknown: [{ ...absentUuid, body: { listed: ['nobody@example.com'], version: 1 } }],
      },
      'POST /admin/privacy/breaches/{id}/letters': {
        good: [
          async () => {
            const customer = await makeCustomer(db, { email: 'letter@example.com' });
            return {
              params: { id: await makeBreach(db, { customerIds: [customer.id] }) },
              body: { subject: 'بياناتك', text: 'نخبرك بما حدث', count: 1, version: 1 },
            };
          },
        ],
        unknown: [{ ...absentUuid, body: { subject: 'بياناتك', text: 'نخبرك بما حدث', count: 1, version: 1 } }],
      },
      'POST /admin/privacy/breaches/{id}/letters/again': {
        good: [
          async () => {
            const customer = await makeCustomer(db, { email: 'again@example.com' });
            const id = await makeBreach(db, { customerIds: [customer.id], lettersAt: new Date() });
            return { params: { id }, body: { version: 1 } };
          },
        ],
        unknown: [{ ...absentUuid, body: { version: 1 } }],
      },
      'POST /admin/privacy/breaches/{id}/close': {
        good: [async () => ({ params: await breach(), body: { lessons: 'نشفر الأجهزة', version: 1 } })],
        unknown: [{ ...absentUuid, body: { lessons: 'نشفر الأجهزة', version: 1 } }],
      },
      'GET /user/consents': plain,
      'DELETE /user/newsletter': plain,
      'GET /admin/privacy/consents': {
        good: [
          () => ({ query: { email: 'someone@example.com' } }),
          async () => ({ query: { customer_id: (await makeCustomer(db)).id } }),
        ],
      },
    };
  },
  rows: {
    'POST /data-requests': 'anybody',
    'POST /data-requests/proof': 'anybody',
    'GET /data-requests/copy': 'anybody',
    'GET /user/data-requests': 'own',
    'POST /user/data-requests': 'own',
    'GET /user/consents': 'own',
    'DELETE /user/newsletter': 'own',
  },
  staff: {
    'GET /admin/privacy/register': MANAGERS,
    'GET /admin/privacy/register.csv': MANAGERS,
    'GET /admin/privacy/processors': MANAGERS,
    'POST /admin/privacy/processors': OWNER,
    'PUT /admin/privacy/processors/{key}': OWNER,
    'DELETE /admin/privacy/processors/{key}': OWNER,
    'GET /admin/privacy/requests': SUPPORT,
    'GET /admin/privacy/requests/{id}': SUPPORT,
    'POST /admin/privacy/requests': SUPPORT,
    'POST /admin/privacy/requests/{id}/steps': SUPPORT,
    'POST /admin/privacy/requests/{id}/copy': MANAGERS,
    'POST /admin/privacy/requests/{id}/code': MANAGERS,
    'POST /admin/privacy/requests/{id}/erase': MANAGERS,
    'GET /admin/privacy/breaches': OWNER,
    'POST /admin/privacy/breaches': OWNER,
    'GET /admin/privacy/breaches/{id}': OWNER,
    'PUT /admin/privacy/breaches/{id}': OWNER,
    'POST /admin/privacy/breaches/{id}/told': OWNER,
    'PUT /admin/privacy/breaches/{id}/persons': OWNER,
    'POST /admin/privacy/breaches/{id}/letters': OWNER,
    'POST /admin/privacy/breaches/{id}/letters/again': OWNER,
    'POST /admin/privacy/breaches/{id}/close': OWNER,
    'GET /admin/privacy/consents': SUPPORT,
  },
});
