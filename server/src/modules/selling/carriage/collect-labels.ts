import type { CollectedLabels, LabelFile } from '@waha/contract';
import type { LabelFormat } from '@waha/extend';
import { createConcurrencyLimit } from '../../../platform/concurrency-limit/index.ts';
import { Refusal } from '../../../platform/errors/index.ts';
import { joinPdfs } from '../../../platform/pdf/index.ts';
import type { CarriageDeps } from './carriage-deps.ts';
import { listLabels, type StoredLabel } from './labels.store.ts';
import { labelOf } from './read-label.ts';

/** Labels of all files of one reply. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Labels that the shop lacks are asked for until then; the rest is left out and can be asked for again. */
const ASKING_MS = 25_000;

/** Calls to carriers for labels at once, of all who print. */
const asking = createConcurrencyLimit({ concurrency: 4, maxQueued: 200, retryAfterSeconds: 5 });

type LeftOutCode =
  | 'carriage.not_found'
  | 'carriage.no_label'
  | 'carriage.label_unreachable'
  | 'carriage.label_unreadable';
type Say = (code: LeftOutCode) => string;

interface Held {
  id: string;
  number: string;
  format: LabelFormat;
  bytes: Uint8Array;
}

/**
 * Labels of many parcels in one file for each form, in the order of `ids`. A label that cannot be had or read is left out, and
 * said with its reason.
 */
export async function collectLabels(deps: CarriageDeps, ids: readonly string[], say: Say): Promise<CollectedLabels> {
  const stored = new Map((await listLabels(deps.db, ids)).map((row) => [row.id, row]));
  const endsAt = deps.now() + ASKING_MS;
  const leftOut = new Map<string, LeftOutCode>();
  const had = await Promise.all(
    [...new Set(ids)].map(async (id): Promise<Held[]> => {
      const row = stored.get(id);
      const label = row ? await hold(deps, row, endsAt) : 'carriage.not_found';
      if (typeof label !== 'string') return [label];
      leftOut.set(id, label);
      return [];
    }),
  );
  const held = withinBytes(had.flat(), leftOut);
  const files = await Promise.all([joinedPdf(held, leftOut), Promise.resolve(joinedZpl(held))]);
  return {
    files: files.flatMap((file) => file ?? []),
    left_out: [...leftOut].map(([id, code]) => ({
      id,
      order_number: stored.get(id)?.order_number ?? '',
      reason: say(code),
    })),
  };
}

/** A stored label, or one that is had from the carrier now; otherwise why there is none. */
async function hold(deps: CarriageDeps, row: StoredLabel, endsAt: number): Promise<Held | LeftOutCode> {
  const { id, order_number: number } = row;
  if (row.bytes && row.format) return { id, number, format: row.format, bytes: row.bytes };
  try {
    return await asking.run(async () => {
      if (deps.now() > endsAt) return 'carriage.label_unreachable';
      return { id, number, ...(await labelOf(deps, id)) };
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === 'carriage.no_label' ? error.code : 'carriage.label_unreachable';
  }
}

/** Keeps labels that fit into one reply; the rest is left out. */
function withinBytes(all: readonly Held[], leftOut: Map<string, LeftOutCode>): Held[] {
  let sum = 0;
  return all.filter(({ id, bytes }) => {
    sum += bytes.length;
    if (sum > MOST_BYTES) leftOut.set(id, 'carriage.label_unreachable');
    return sum <= MOST_BYTES;
  });
}

async function joinedPdf(held: readonly Held[], leftOut: Map<string, LeftOutCode>): Promise<LabelFile | null> {
  const mine = held.filter(({ format }) => format === 'pdf');
  const [only, ...more] = mine;
  if (!only) return null;
  // One label is given as the carrier made it.
  if (more.length === 0) return { format: 'pdf', labels: 1, content: Buffer.from(only.bytes).toString('base64') };
  const { bytes, unreadable } = await joinPdfs(mine.map((one) => one.bytes));
  for (const index of unreadable) {
    const one = mine[index];
    if (one) leftOut.set(one.id, 'carriage.label_unreadable');
  }
  return bytes && { format: 'pdf', labels: mine.length - unreadable.length, content: bytes.toString('base64') };
}

/** A thermal printer prints one label after another. */
function joinedZpl(held: readonly Held[]): LabelFile | null {
  const mine = held.filter(({ format }) => format === 'zpl');
  if (mine.length === 0) return null;
  const text = mine.map(({ bytes }) => Buffer.from(bytes).toString('latin1').trim()).join('\n');
  return { format: 'zpl', labels: mine.length, content: Buffer.from(text, 'latin1').toString('base64') };
}
