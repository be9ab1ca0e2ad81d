import { createHash } from 'node:crypto';
import { defineExtension, type TaxDocument, TaxDocumentFault, type TaxProvider, type TaxReport } from '@waha/extend';

const named = (en: string) => ({ ar: en, en });
const sha = (text: string) => createHash('sha256').update(text).digest('base64');

/** The documents that the authority holds, and how it answers. */
export interface PaperAuthority {
  /** Documents it was sent, in their order. */
  received: { id: string; xml: string }[];
  /** Answers the next reports, instead of accepting them. */
  answers: (() => TaxReport | Promise<TaxReport>)[];
  /** Codes that it takes for an enrolment. */
  codes: Set<string>;
  provider: TaxProvider;
}

/** An authority that takes documents on paper: the smallest one that has a chain. */
export function openPaperAuthority(): PaperAuthority {
  const held = new Map<string, TaxReport>();
  const authority: Omit<PaperAuthority, 'provider'> = { received: [], answers: [], codes: new Set(['123456']) };
  const accepted: TaxReport = { status: 'accepted', warnings: [], cleared: null };
  const provider: TaxProvider = {
    environments: [
      { id: 'practice', name: named('Practice'), isReal: false },
      { id: 'real', name: named('Real'), isReal: true },
    ],
    firstHash: 'first',
    checks: [
      { id: 'invoice', name: named('An invoice') },
      { id: 'note', name: named('A note') },
    ],
    checkIdentity: ({ vatNumber }) =>
      /^3\d{13}3$/.test(vatNumber)
        ? []
        : [{ field: 'vatNumber', text: { ar: 'رقم ضريبي خاطئ', en: 'A wrong VAT number' } }],
    createUnit: async (_, { serial }) => ({ secrets: `key of ${serial}` }),
    enrol: async ({ secrets }, code) =>
      authority.codes.has(code)
        ? { status: 'done', secrets: `${secrets}, enrolled`, endsAt: null }
        : {
            status: 'refused',
            messages: [{ code: 'OTP', text: 'Wrong code', help: { ar: 'اطلب كودًا جديدًا', en: 'Ask for a new code' } }],
          },
    check: async () => authority.answers.shift()?.() ?? accepted,
    activate: async ({ secrets }) => ({
      status: 'done',
      secrets: `${secrets}, active`,
      endsAt: new Date('2031-11-26T00:00:00Z'),
    }),
    renew: async ({ secrets }) => ({
      status: 'done',
      secrets: `${secrets}, renewed`,
      endsAt: new Date('2036-11-26T00:00:00Z'),
    }),
    stamp(document: TaxDocument, place) {
      const sum = (key: 'total' | 'vat') =>
        document.lines.reduce((all, line) => all + line[key], 0) +
        document.adjustments.reduce((all, one) => all + (one.kind === 'allowance' ? -one[key] : one[key]), 0);
      if (sum('total') !== document.total || sum('vat') !== document.vat)
        throw new TaxDocumentFault([{ code: 'SUM', text: 'the parts are not the whole', help: null }]);
      const xml = `<paper>${JSON.stringify({ ...document, ...place })}</paper>`;
      return {
        xml,
        hash: sha(xml),
        qr: Buffer.from(`stamped ${document.number}`).toString('base64'),
        mode: document.buyer ? 'clear' : 'report',
      };
    },
    async report({ id, xml }) {
      const answer = authority.answers.shift();
      if (answer) return answer();
      if (!held.has(id)) authority.received.push({ id, xml });
      held.set(id, held.get(id) ?? accepted);
      return held.get(id) ?? accepted;
    },
  };
  return { ...authority, provider };
}

export const testTaxOf = (authority: PaperAuthority) =>
  defineExtension({
    ...{ name: 'test-tax', api: 1, settings: {} },
    texts: { ar: { name: 'هيئة تجريبية' }, en: { name: 'Test authority' } },
    tax: () => authority.provider,
  });

/** An extension that reports to an authority of each process's own. */
export const testTax = testTaxOf(openPaperAuthority());

/** The identity of a unit, as staff type it. */
export const taxIdentity = {
  name: { ar: 'واحة', en: 'Waha' },
  vat_number: '310122393500003',
  registration: { scheme: 'CRN', number: '1010010000' },
  address: { street: 'طريق الملك فهد', building: '1234', district: 'العليا', city: 'الرياض', postal_code: '12211' },
  branch: 'الرياض',
  industry: 'Retail',
};
