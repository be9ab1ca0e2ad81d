import type { ImportField } from '@waha/contract';
import { readFlag } from '../../../../platform/sheet/index.ts';
import type { ImportFormat } from './column-maps.ts';
import { asWarning, type Fault } from './faults.ts';
import { type FileRow, rowFault, rowNote } from './file-row.ts';
import { readFlagAt } from './read-fields.ts';

export type StatusRead = 'published' | 'draft' | 'archived' | 'scheduled' | undefined;

const STATUSES: Readonly<Record<string, StatusRead>> = {
  published: 'published',
  publish: 'published',
  active: 'published',
  enabled: 'published',
  visible: 'published',
  منشور: 'published',
  نشط: 'published',
  معروض: 'published',
  'معروض للبيع': 'published',
  draft: 'draft',
  pending: 'draft',
  private: 'draft',
  proposed: 'draft',
  rejected: 'draft',
  inactive: 'draft',
  disabled: 'draft',
  unlisted: 'draft',
  مسودة: 'draft',
  مخفي: 'draft',
  hidden: 'draft',
  archived: 'archived',
  trash: 'archived',
  deleted: 'archived',
  مؤرشف: 'archived',
  محذوف: 'archived',
  scheduled: 'scheduled',
  future: 'scheduled',
};

/** The status that the words of a row say. A foreign word nobody knows leaves the product a draft. */
export function readStatus(format: ImportFormat, row: FileRow, faults: Fault[]): StatusRead {
  const cell = row.get('status');
  if (cell !== undefined && cell !== '') {
    const status = STATUSES[cell.trim().toLowerCase()];
    const isOurs = format === 'waha';
    if (status === undefined) {
      const told = rowFault(row, 'status', isOurs ? 'import.unknown_status' : 'import.draft_of_status', {
        cell: cell.slice(0, 60),
      });
      faults.push(isOurs ? told : asWarning(told));
      return isOurs ? undefined : 'draft';
    }
    if (status === 'scheduled' && !isOurs) {
      faults.push(rowNote(row, 'status', 'import.no_time_to_publish'));
      return 'draft';
    }
    // Active products that are not published are hidden in Shopify.
    return status === 'published' && readFlag(row.get('published') ?? '') === false ? 'draft' : status;
  }
  const flag = readFlagAt(row, 'published', faults);
  return flag === undefined ? undefined : flag ? 'published' : 'draft';
}

const NOT_SHIPPED = /virtual|downloadable|digital|service|رقمي|بطاقة|خدمة|حجز/i;

/** Reasons to leave a new product a draft, each told at its row: this shop would sell it as an ordinary parcel. */
export function draftReasons(row: FileRow): Fault[] {
  const type = row.get('row_type')?.toLowerCase() ?? '';
  const kind = row.get('goods_type') ?? '';
  const note = (field: ImportField, key: string) => rowNote(row, field, key);
  const isNo = (field: ImportField) => readFlag(row.get(field) ?? '') === false;
  const isYes = (field: ImportField) => readFlag(row.get(field) ?? '') === true;
  const reasons: Fault[] = [];
  if (row.get('visibility')?.toLowerCase() === 'hidden') reasons.push(note('visibility', 'import.draft_hidden'));
  if (type.includes('external')) reasons.push(note('row_type', 'import.draft_external'));
  else if (type.includes('grouped')) reasons.push(note('row_type', 'import.draft_grouped'));
  if (isYes('is_gift_card')) reasons.push(note('is_gift_card', 'import.draft_gift_card'));
  else if (NOT_SHIPPED.test(type)) reasons.push(note('row_type', 'import.draft_not_shipped'));
  else if (NOT_SHIPPED.test(kind) || isYes('goods_type')) reasons.push(note('goods_type', 'import.draft_not_shipped'));
  else if (isNo('requires_shipping')) reasons.push(note('requires_shipping', 'import.draft_not_shipped'));
  return reasons;
}
