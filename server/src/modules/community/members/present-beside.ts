import type { MemberRef } from '@waha/contract';
import type { Database } from '../../../platform/database/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { readMembers } from './members.store.ts';
import { presentMemberRef, veilSuspended } from './present-member.ts';

/** A list of a member's relations with others: each with the other member, the time, and what `more` adds. */
export async function presentBeside<Relation extends { other_id: number; created_at: Date }, More extends object>(
  db: Database,
  relations: readonly Relation[],
  language: Language,
  more: (relation: Relation) => More,
): Promise<(More & { member: MemberRef; created_at: string })[]> {
  const rows = await readMembers(
    db,
    relations.map((relation) => relation.other_id),
  );
  const members = new Map(rows.map((row) => [row.id, row]));
  return relations.flatMap((relation) => {
    const member = members.get(relation.other_id);
    if (!member) return [];
    return [
      {
        ...more(relation),
        member: presentMemberRef(veilSuspended(member, language), language),
        created_at: relation.created_at.toISOString(),
      },
    ];
  });
}
