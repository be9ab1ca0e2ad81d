import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { insertAuditEntry } from './audit.store.ts';
import { addStaff, auditedStaff, type LetIn } from './change-staff.ts';
import { deleteSetupKeys, lockSetupKeys } from './setup/setup-keys.store.ts';
import { countStaff, listStaff } from './staff.store.ts';

/** Creates an owner from the machine's console; undefined if one exists and no other was requested. */
export async function createOwner(
  db: Database,
  { email, name, another }: { email: string; name: string; another: boolean },
  at: Date,
): Promise<LetIn | undefined> {
  const everybody = await listStaff(db);
  if (!another && everybody.some(({ role, suspended_at }) => role === 'owner' && !suspended_at)) return undefined;
  return addStaff(db, { email, name, role: 'owner' }, at, async (tx, staff) => {
    await lockSetupKeys(tx);
    if (!another && (await countStaff(tx, ['owner'])) > 1) refuse('staff.setup_over');
    await deleteSetupKeys(tx);
    await insertAuditEntry(
      tx,
      { staffId: null, requestId: null },
      { action: 'staff.added', subject: { kind: 'staff', id: staff.id }, after: auditedStaff(staff) },
    );
  });
}
