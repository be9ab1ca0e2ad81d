import type { AdminContext } from '../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { audit } from './audit.ts';

export interface Export {
  /** Kind of export: `orders`, `customers`. */
  of: string;
  /** Filters as requested. A search text is stored only as present or absent: it may be a name or a phone. */
  filters?: object;
}

/**
 * Streams the pages of an exported list and writes one audit entry: after the last page, or with the rows sent when
 * the reader disconnected. An export without rows is not audited.
 */
export async function* auditExport<Item>(
  db: Database,
  context: Pick<AdminContext, 'actor' | 'requestId'>,
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
