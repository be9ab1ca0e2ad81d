import { type AdminCouponDraft, adminCouponEndpoints } from '@waha/contract';
import type { ReadCell, RecordFault } from '../../../../manifest/index.ts';
import { readFlag, readMoment, readNumber } from '../../../../platform/sheet/index.ts';

/** Things that coupons of a file may be restricted to, found in the shop. */
export interface CouponTargets {
  productOf: (sku: string) => number | undefined;
  categoryOf: (name: string) => number | undefined;
}

export interface CouponRead {
  code: string;
  /** Absent where the coupon cannot be taken as the former shop had it. */
  draft?: AdminCouponDraft;
  faults: RecordFault[];
}

const draftSchema = adminCouponEndpoints['POST /admin/coupons'].body;
const LONGEST_DESCRIPTION = 500;

/** Names in one cell. */
export const namesIn = (cell: string): string[] =>
  cell
    .split(/[,;|،\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Stops reading: a coupon that would give away more than the former one is not made. */
class NotTaken extends Error {
  readonly fault: RecordFault;

  constructor(fault: RecordFault) {
    super(fault.kind);
    this.fault = fault;
  }
}
const leave = (kind: string, cell = ''): never => {
  throw new NotTaken({ kind, values: { cell: cell.slice(0, 60) } });
};

/**
 * Reads a coupon. Restrictions that the shop cannot keep leave it out: to customers, to products or categories that are
 * not here, to anything but some goods, to a share with a fraction, and those by piece.
 */
export function readCoupon(cell: ReadCell, targets: CouponTargets, at: Date): CouponRead {
  const code = cell('code');
  const faults: RecordFault[] = [];
  try {
    refuseUnlike(cell);
    const parsed = draftSchema.safeParse({
      code,
      ...readEffect(cell, faults),
      ...readLimits(cell, faults),
      ...readTimes(cell, at),
      ...readTargets(cell, targets),
      minimum_order: amountOf(cell('minimum')),
      first_order_only: readFlag(cell('first_order')) === true,
      is_public: false,
      description_ar: cell('description').slice(0, LONGEST_DESCRIPTION).toWellFormed(),
      description_en: '',
    });
    if (parsed.success) return { code, draft: parsed.data, faults };
    const isCode = parsed.error.issues.some(({ path }) => path[0] === 'code');
    return { code, faults: [{ kind: isCode ? 'code_unreadable' : 'not_whole', values: { cell: code.slice(0, 60) } }] };
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    return { code, faults: [error.fault] };
  }
}

/** Cells of columns that may be several, without those that say no. */
const saidIn = (cell: string) =>
  cell.split('\n').filter((said) => readFlag(said) !== false && !/^(?:none|-)?$/i.test(said));

function refuseUnlike(cell: ReadCell): void {
  const [notFor] = saidIn(cell('not_for'));
  if (notFor !== undefined) leave('not_for', notFor);
  if (saidIn(cell('for_people')).length > 0) leave('for_people');
  const [pieces] = saidIn(cell('pieces')).filter((said) => !/amount|spend|مبلغ/i.test(said));
  if (pieces !== undefined) leave('by_pieces', pieces);
  const firstOrder = cell('first_order');
  if (firstOrder !== '' && readFlag(firstOrder) === null) leave('first_order_unclear', firstOrder);
  if (!/^(?:|SAR|SR|ر\.?\s?س\.?|ريال.*)$/i.test(cell('currency'))) leave('other_currency', cell('currency'));
  if (amountOf(cell('most_spent')) !== null) leave('most_spent');
  const status = cell('status').toLowerCase();
  const isOff = readFlag(status) === false || /pending|private|trash|expired|disabled|منته|معطل|موقوف/.test(status);
  if (isOff) leave('switched_off');
}

function readEffect(
  cell: ReadCell,
  faults: RecordFault[],
): Pick<AdminCouponDraft, 'type' | 'percent' | 'amount' | 'maximum_discount'> {
  const type = cell('type').toLowerCase();
  const written = cell('value');
  const value = amountOf(written.replaceAll(/[%٪]/g, ''), true) ?? 0;
  const isFree = readFlag(cell('free_shipping')) === true || /ship|شحن|توصيل/.test(type);
  if (value === 0) return isFree ? { type: 'free_shipping' } : leave('no_value', written);
  if (isFree) faults.push({ kind: 'shipping_left' });
  if (/product|item|piece|لكل (?:منتج|قطعة)/.test(type) && !/percent/.test(type)) leave('by_piece', type);
  if (/buy|bxgy|اشتر/.test(type)) leave('by_piece', type);
  const isPercent = /percent|%|٪|نسب/.test(type) || /[%٪]/.test(written);
  if (!isPercent) {
    if (type !== '' && !/fixed|amount|cart|مبلغ|ثابت|قيمة/.test(type)) leave('type_unknown', type);
    if (type === '') leave('type_missing', written);
    return { type: 'fixed', amount: value };
  }
  if (!Number.isInteger(value) || value > 100) leave('percent_whole', written);
  return { type: 'percentage', percent: value, maximum_discount: amountOf(cell('maximum')) };
}

/** Numbers of 0 mean that there is no limit, as in the exports. */
function amountOf(cell: string, isNeeded = false): number | null {
  if (cell.trim() === '') return null;
  const amount = Math.abs(readNumber(cell));
  if (Number.isNaN(amount)) return leave(isNeeded ? 'no_value' : 'number_unreadable', cell);
  return amount === 0 ? null : Math.round(amount * 100) / 100;
}

function readLimits(
  cell: ReadCell,
  faults: RecordFault[],
): Pick<AdminCouponDraft, 'total_limit' | 'per_customer_limit'> {
  const perCustomer = readFlag(cell('per_customer')) === true ? 1 : wholeOf(cell('per_customer'));
  const limit = wholeOf(cell('limit'));
  const used = wholeOf(cell('used')) ?? 0;
  if (limit === null || used === 0) return { total_limit: limit, per_customer_limit: perCustomer };
  if (used >= limit) leave('used_up');
  faults.push({ kind: 'uses_taken', values: { used, left: limit - used } });
  return { total_limit: limit - used, per_customer_limit: perCustomer };
}

function wholeOf(cell: string): number | null {
  if (/^(?:|unlimited|no|false|غير محدود|لا)$/i.test(cell)) return null;
  const amount = amountOf(cell);
  return amount === null || Number.isInteger(amount) ? amount : leave('number_unreadable', cell);
}

function readTimes(cell: ReadCell, at: Date): Pick<AdminCouponDraft, 'starts_at' | 'ends_at'> {
  const read = (field: string, edge: 'start' | 'end') => {
    const written = cell(field);
    if (/^(?:|never|none|-|بلا)$/i.test(written)) return null;
    return readMoment(written, edge) ?? leave('time_unreadable', written);
  };
  const ends = read('ends', 'end');
  if (ends && ends <= at) leave('ended');
  return { starts_at: read('starts', 'start')?.toISOString() ?? null, ends_at: ends?.toISOString() ?? null };
}

function readTargets(
  cell: ReadCell,
  { productOf, categoryOf }: CouponTargets,
): Pick<AdminCouponDraft, 'product_ids' | 'category_ids'> {
  return {
    product_ids: namesIn(cell('skus')).map((sku) => productOf(sku) ?? leave('product_unknown', sku)),
    category_ids: namesIn(cell('categories')).map((name) => categoryOf(name) ?? leave('category_unknown', name)),
  };
}
