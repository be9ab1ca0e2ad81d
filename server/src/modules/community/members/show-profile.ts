import type { Database } from '../../../platform/database/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { readCity } from '../../people/locations/index.ts';
import { readBlocksBetween } from './blocks.store.ts';
import { readFollowing } from './follows.store.ts';
import type { MemberRow } from './members.store.ts';
import { presentProfile } from './present-member.ts';

export interface MemberDeps {
  db: Database;
  storage: FileStorage;
  now: () => number;
}

/** A member as another (or the same) sees them. */
export async function showProfile(db: Database, row: MemberRow, me: MemberRow, language: Language) {
  const [city, blocks, following] = await Promise.all([
    row.city_id === null ? undefined : readCity(db, row.city_id),
    readBlocksBetween(db, me.id, row.id),
    readFollowing(db, row.id, me.id),
  ]);
  return presentProfile(row, { city, me, blocks, following }, language);
}
