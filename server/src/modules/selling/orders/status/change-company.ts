import type { CompanyDraft } from '@waha/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { companyOf } from '../../../people/addresses/index.ts';
import { refuseOwnCompany } from '../placing/refuse-own-company.ts';
import { setCompany } from './order-edits.store.ts';

/**
 * Changes the company that an order is invoiced to; null is its buyer. Its invoice must not be issued yet, which the caller sees
 * to (`refuseInvoiced`). Refuses `conflict.changed` if the order was edited since `version`.
 */
export async function changeCompany(
  tx: Tx,
  orderId: string,
  { company, version }: { company: CompanyDraft | null; version: number },
  language: Language,
): Promise<void> {
  await refuseOwnCompany(tx, company, language);
  if (!(await setCompany(tx, orderId, version, company && companyOf(company)))) refuse('conflict.changed');
}
