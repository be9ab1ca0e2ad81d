import type { PlannedRecord, ReadCell, RecordKind } from '../../../manifest/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { deleteRedirect, readRedirectsOf } from './redirects.store.ts';
import { readAddress, readTarget, writeRedirect } from './write-redirect.ts';

const texts = {
  ar: {
    from_unreadable: 'العنوان القديم ليس مسارًا ولا رابطًا: «{cell}»',
    to_unreadable: 'الوجهة ليست مسارًا ولا رابطًا: «{cell}»',
    loop: 'يعيد الزائر إلى العنوان نفسه',
    exists: 'لهذا العنوان توجيه من قبل، فبقي كما هو',
  },
  en: {
    from_unreadable: 'The old address is neither a path nor a link: “{cell}”',
    to_unreadable: 'The target is neither a path nor a link: “{cell}”',
    loop: 'It would lead back to the address itself',
    exists: 'This address is led elsewhere already, and stays so',
  },
};

const fault = (kind: keyof typeof texts.ar, cell = '') => [{ kind, values: { cell: cell.slice(0, 100) } }];
const read = (cell: ReadCell) => ({ from: cell('from'), to: cell('to') });

/** Redirects of another shop: Shopify's export, a WordPress plugin's, or a sheet of two columns. */
export const redirectsKind: RecordKind = {
  name: 'redirects',
  fields: [
    {
      name: 'from',
      label: { ar: 'العنوان القديم', en: 'Old address' },
      words: /^(?:redirect from|from|old.*|source.*|origin.*|request.*|path|العنوان القديم|الرابط القديم|من)$/,
      isRequired: true,
    },
    {
      name: 'to',
      label: { ar: 'الوجهة', en: 'Leads to' },
      words: /^(?:redirect to|to|new.*|target.*|destination.*|action_data|العنوان الجديد|الرابط الجديد|الوجهة|إلى)$/,
      isRequired: true,
    },
  ],
  async plan(tx, records) {
    const addresses = records.map(([line]) => (line ? read(line) : { from: '', to: '' }));
    const paths = addresses.flatMap(({ from }) => readAddress(from)?.path ?? []);
    const known = new Set((await readRedirectsOf(tx, paths)).map(({ path }) => path));
    return addresses.map((address) => plan(address, known));
  },
  write: (tx, records, at) => inOrder(records, ([line]) => writeOne(tx, line, at)),
  async takeBack(tx, subjects) {
    const gone = new Set<string>();
    for (const subject of subjects) if (await deleteRedirect(tx, Number(subject))) gone.add(subject);
    return gone;
  },
  texts,
};

async function inOrder<One, Made>(all: readonly One[], make: (one: One) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (const one of all) made.push(await make(one));
  return made;
}

async function writeOne(tx: Tx, line: ReadCell | undefined, at: Date) {
  const written = line && (await writeRedirect(tx, read(line), at));
  return { subject: written && 'id' in written ? String(written.id) : null };
}

function plan({ from, to }: { from: string; to: string }, known: ReadonlySet<string>): PlannedRecord {
  const [old, target] = [readAddress(from), readTarget(to)];
  const planned = { key: old?.path ?? '', label: `${from} → ${to}` };
  if (!old) return { ...planned, outcome: 'error', faults: fault('from_unreadable', from) };
  if (!target) return { ...planned, outcome: 'error', faults: fault('to_unreadable', to) };
  if (target.path === old.path) return { ...planned, outcome: 'error', faults: fault('loop') };
  if (known.has(old.path)) return { ...planned, outcome: 'known', faults: fault('exists') };
  return { ...planned, outcome: 'create', faults: [] };
}
