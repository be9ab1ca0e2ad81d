import type { Database, Tx } from '../../../platform/database/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { publicName } from '../../shop/settings/index.ts';

interface Author {
  first_name: string;
  last_name: string;
  language: Language;
}

/**
 * Display name of an author: first name and initial, never more. A name that could speak for the shop is replaced by a
 * neutral word.
 */
export async function authorOf(db: Database | Tx, { first_name, last_name, language }: Author): Promise<string> {
  const [initial = ''] = last_name.trim();
  const name = await publicName(db, first_name, language);
  return initial && name === first_name ? `${first_name} ${initial}.` : name;
}
