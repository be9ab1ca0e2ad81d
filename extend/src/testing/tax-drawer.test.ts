import { createHash } from 'node:crypto';
import type { StampedDocument, TaxDocument, TaxProvider } from '../ports/tax.ts';
import { TaxDocumentFault } from '../ports/tax.ts';
import { runTaxContract } from './run-tax-contract.ts';
import { taxIdentity } from './tax-documents.ts';

const REAL = { id: 'drawer', name: { ar: 'الدرج', en: 'Drawer' }, isReal: true };
const PLAY = { id: 'table', name: { ar: 'الطاولة', en: 'Table' }, isReal: false };
const CODE = 'code-of-the-drawer';

const fault = (code: string, text: string) => ({ code, text, help: { ar: 'صحح المستند', en: 'Correct the document' } });

/** Sums as the port promises them; the smallest rules a document can have. */
function check({ lines, adjustments, kind, corrects, ...document }: TaxDocument): void {
  if (lines.length + adjustments.length === 0) throw new TaxDocumentFault([fault('empty', 'nothing is in it')]);
  if ((kind === 'invoice') !== (corrects === null)) throw new TaxDocumentFault([fault('note', 'a note corrects one')]);
  for (const key of ['total', 'vat'] as const) {
    const deducted = adjustments.filter((one) => one.kind === 'allowance').reduce((all, one) => all + one[key], 0);
    const sum = [...lines, ...adjustments].reduce((all, one) => all + one[key], 0) - 2 * deducted;
    if (sum !== document[key]) throw new TaxDocumentFault([fault('sum', `${key} is not the sum of its parts`)]);
  }
}

/** A drawer for papers: the smallest authority that keeps the contract. Its stamp is a hash, its answers are final. */
function openDrawer() {
  const drawer = new Map<string, 'accepted' | 'rejected'>();
  let rejects = false;
  const refusedWith = (code: string, text: string) => ({ status: 'refused', messages: [fault(code, text)] }) as const;
  const provider: TaxProvider = {
    environments: [PLAY, REAL],
    firstHash: 'nothing before',
    checks: [{ id: 'paper', name: { ar: 'ورقة', en: 'Paper' } }],
    checkIdentity: ({ vatNumber, address }) => [
      ...(vatNumber.length === 15 ? [] : [{ field: 'vatNumber', text: { ar: 'خطأ', en: 'wrong' } }]),
      ...(address.city === '' ? [{ field: 'address.city', text: { ar: 'مطلوب', en: 'needed' } }] : []),
    ],
    createUnit: async (_, { serial }) => ({ secrets: `new ${serial}` }),
    enrol: async ({ secrets }, code) =>
      code === CODE
        ? { status: 'done', secrets: secrets.replace('new', 'enrolled'), endsAt: null }
        : refusedWith('code', 'the code is wrong'),
    async check({ secrets }) {
      drawer.set(secrets, 'accepted');
      return { status: 'accepted', warnings: [], cleared: null };
    },
    activate: async ({ secrets }) =>
      drawer.has(secrets)
        ? { status: 'done', secrets: secrets.replace('enrolled', 'active'), endsAt: null }
        : refusedWith('checks', 'the checks are missing'),
    renew: async ({ secrets }, code) =>
      code === CODE ? { status: 'done', secrets: `${secrets} again`, endsAt: null } : refusedWith('code', 'wrong'),
    stamp(document, place): StampedDocument {
      check(document);
      const xml = JSON.stringify({ ...document, ...place });
      const hash = createHash('sha256').update(xml).digest('base64');
      return { xml, hash, qr: hash, mode: document.buyer ? 'clear' : 'report' };
    },
    async report({ id }) {
      const status = drawer.get(id) ?? (rejects ? 'rejected' : 'accepted');
      rejects = false;
      drawer.set(id, status);
      if (status === 'rejected') return { status, errors: [fault('no', 'the drawer is stuck')], warnings: [] };
      return { status, warnings: [], cleared: null };
    },
  };
  return {
    ...{ provider, environment: PLAY.id, identity: taxIdentity, code: () => CODE },
    accepted: () => [...drawer].flatMap(([id, status]) => (status === 'accepted' ? [id] : [])),
    rejectNext: () => {
      rejects = true;
    },
    secrets: [CODE],
    close: () => undefined,
  };
}

runTaxContract('a drawer', openDrawer);
