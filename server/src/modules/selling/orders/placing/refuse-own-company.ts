import type { CompanyDraft } from '@waha/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { refuseField } from '../../../../text/index.ts';
import { readStoreIdentity } from '../../../shop/settings/index.ts';

/** Refuses the VAT number of the shop itself: the tax authority rejects such an invoice (BR-CUSTOM-VALIDATION-01). */
export async function refuseOwnCompany(
  tx: Tx,
  company: CompanyDraft | null | undefined,
  language: Language,
): Promise<void> {
  if (!company?.vat_number) return;
  const { vatNumber } = await readStoreIdentity(tx);
  if (company.vat_number === vatNumber) refuseField(language, 'company.vat_number', 'validation.own_vat_number');
}
