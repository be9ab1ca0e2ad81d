import type { PlannedRecord, RecordKind } from '../../../manifest/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { isWhole, readersOf } from './columns.ts';
import { insertItems, type Line, type NewItem, type StoredColumn, writePlan } from './imports.store.ts';

const AT_ONCE = 500;
const LONGEST_LABEL = 200;

interface Planning {
  id: number;
  kind: RecordKind;
  columns: readonly StoredColumn[];
  lines: readonly Line[];
  at: Date;
}

/** Groups the lines of a file into records and stores what would become of each; nothing else is written. */
export async function planImport(tx: Tx, { id, kind, columns, lines, at }: Planning): Promise<void> {
  const outcomes: Record<string, number> = {};
  const count = (key: string) => {
    outcomes[key] = (outcomes[key] ?? 0) + 1;
  };
  const isMapped = isWhole(
    kind,
    columns.map(({ field }) => field),
  );
  const read = readersOf(kind, columns);
  const records = isMapped ? groupLines(kind, lines, read) : lines.map((line) => [line]);
  const keys = new Set<string>();
  for (let from = 0; from < records.length; from += AT_ONCE) {
    const batch = records.slice(from, from + AT_ONCE);
    const plans = isMapped
      ? await kind.plan(
          tx,
          batch.map((record) => record.map(read)),
          at,
        )
      : [];
    const items = batch.map((record, place): NewItem => {
      const { label, outcome, faults } = onceEach(plans[place] ?? UNMAPPED, keys);
      count(outcome);
      if (outcome === 'create' && faults.length > 0) count('warned');
      return { number: from + place + 1, lines: record, label: plain(label), outcome, faults };
    });
    await insertItems(tx, id, items);
  }
  await writePlan(tx, id, { status: isMapped ? 'checked' : 'mapping', columns, outcomes });
}

const UNMAPPED: PlannedRecord = { key: '', label: '', outcome: 'error', faults: [] };
const plain = (label: string) =>
  label
    .replaceAll(/\p{C}+/gu, ' ')
    .slice(0, LONGEST_LABEL)
    .toWellFormed()
    .trim();

/** A record that the file has twice is taken once. */
function onceEach(plan: PlannedRecord, keys: Set<string>): PlannedRecord {
  if (plan.outcome !== 'create') return plan;
  if (keys.has(plan.key)) return { ...plan, outcome: 'known', faults: [{ kind: 'repeated' }] };
  keys.add(plan.key);
  return plan;
}

/** Lines of one record, wherever they stand. A line without the value belongs to the record above it. */
function groupLines(kind: RecordKind, lines: readonly Line[], read: ReturnType<typeof readersOf>): Line[][] {
  const by = kind.groupedBy;
  if (by === undefined) return lines.map((line) => [line]);
  const groups = new Map<string, Line[]>();
  let key = '';
  for (const line of lines) {
    key = read(line)(by) || key;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
}
