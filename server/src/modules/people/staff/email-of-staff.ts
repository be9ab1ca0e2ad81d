import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { readStaff } from './staff.store.ts';

/** E-mail address of a staff member. */
export async function emailOfStaff(where: Database | Tx, staffId: string): Promise<string> {
  return (await readStaff(where, staffId))?.email ?? refuse('auth.required');
}
