import type { PersonalDataExport } from '../../../manifest/index.ts';
import { writeJson } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { describeMarks } from './contacts/describe-marks.ts';
import type { CustomerRow } from './customers.store.ts';
import { type AccountBalances, presentProfile } from './present-customer.ts';

export interface CopyDeps {
  db: Database;
  /** Personal data exports by their names in the copy. */
  personalDataExports: Readonly<Record<string, PersonalDataExport>>;
  balancesOf: (customerId: string) => Promise<AccountBalances>;
}

/** The copy of everything that the shop keeps of a customer, read while it is sent. */
export function copyOf({ db, personalDataExports, balancesOf }: CopyDeps, customer: CustomerRow, language: Language) {
  const parts = Object.entries(personalDataExports).map(([name, read]) => [name, () => read(customer.id)]);
  return writeJson({
    profile: async () => presentProfile(customer, await balancesOf(customer.id)),
    marks: () => describeMarks(db, customer.id, language),
    ...Object.fromEntries(parts),
  });
}
