import type { PointLine } from '@waha/contract';
import { createTexts, type Language } from '../../../platform/text/index.ts';
import type { LineRow } from '../../selling/ledger/index.ts';

const texts = createTexts({
  ar: {
    order: 'طلب من المتجر',
    post: 'منشور في المجتمع',
    comment: 'تعليق في المجتمع',
    like: 'إعجاب بمنشورك',
    review: 'تقييم منتج اشتريته',
    reel: 'مقطع في المجتمع',
    sale: 'بيع جاء من منشورك',
    contest: 'الفوز في مسابقة',
    lotto: 'جائزة «اكشط واربح»',
    reward: 'مكافأة استبدلتها',
    expired: 'نقاط انتهت صلاحيتها',
    taken_back: 'نقاط سُحبت بعد إلغاء سببها',
    other: 'تعديل على النقاط',
  },
  en: {
    order: 'An order from the shop',
    post: 'A post in the community',
    comment: 'A comment in the community',
    like: 'A like of your post',
    review: 'A review of what you bought',
    reel: 'A reel in the community',
    sale: 'A sale your post led to',
    contest: 'A contest you won',
    lotto: 'A scratch-card prize',
    reward: 'A reward you took',
    expired: 'Points that expired',
    taken_back: 'Taken back with what they were given for',
    other: 'Correction',
  },
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function stateOf({ kind, cause, amount }: LineRow): PointLine['state'] {
  if (kind === 'hold') return 'pending';
  if (cause === 'expired' || cause === 'taken_back') return cause;
  return amount < 0 ? 'spent' : 'posted';
}

/** A line of a customer's points. An order is named by its id; other causes are internal. */
export function presentPointLine(line: LineRow, language: Language): PointLine {
  return {
    id: line.id,
    points: line.amount,
    label: texts.say(language, texts.has(line.cause) ? line.cause : 'other'),
    state: stateOf(line),
    order_id: line.cause === 'order' && UUID.test(line.cause_id) ? line.cause_id : null,
    at: line.created_at.toISOString(),
  };
}
