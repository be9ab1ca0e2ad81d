import type { SegmentFilter } from '@waha/contract';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { readSegment } from '../segments/index.ts';

/** The filter of a saved segment, at a moment. */
export interface KeptBySegment {
  filter: SegmentFilter;
  at: Date;
}

/** A query of the list with the filter of the segment that it names; refuses `segments.not_found`. */
export async function keptBySegment<Query extends { segment_id?: number | undefined }>(
  db: Database,
  query: Query,
  at: Date,
): Promise<Query & { segment?: KeptBySegment }> {
  if (query.segment_id === undefined) return query;
  const { filter } = (await readSegment(db, query.segment_id)) ?? refuse('segments.not_found');
  return { ...query, segment: { filter, at } };
}
