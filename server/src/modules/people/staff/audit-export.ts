import type { StaffContext } from '../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { audit } from './audit.ts';

export interface Export {
  /** What is exported: `orders`, `customers`. */
  of: string;
  /** As it was asked for. What was searched for is kept as whether there was a search: it may be somebody's name or phone. */
  filters?: object;
}

/**
 * Hands on the pages of a list that is exported, and writes down who took which rows of it when the last one has left, or as many as
 * left where the reader went away. Nothing is written where nothing was read.
 */
export async function* auditExport<Item>(
  db: Database,
  context: Pick<StaffContext, 'actor' | 'requestId'>,
  { of, filters = {} }: Export,
  pages: AsyncIterable<readonly Item[]>,
): AsyncGenerator<readonly Item[]> {
  let rows = 0;
  let isWhole = false;
  try {
    for await (const page of pages) {
      rows += page.length;
      yield page;
    }
    isWhole = true;
  } finally {
    const after = { filters: withoutSearch(filters), rows, is_whole: isWhole };
    await inTransaction(db, (tx) =>
      audit(tx, context, { action: 'exports.taken', subject: { kind: 'export', id: of }, after }),
    );
  }
}

function withoutSearch(filters: object): object {
  const kept = Object.entries(filters).filter(([name, value]) => name !== 'q' && value !== undefined);
  const searched = 'q' in filters && filters.q !== undefined;
  return { ...Object.fromEntries(kept), ...(searched && { searched }) };
}
