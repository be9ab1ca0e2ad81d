import { toRiyals } from '@waha/contract';
import type { MailPart } from '../../../../platform/mail/index.ts';
import { createTexts, type Language } from '../../../../platform/text/index.ts';
import type { RefundMethod } from '../../../selling/orders/index.ts';

const texts = createTexts({
  ar: {
    card: 'إلى بطاقتك',
    bank: 'إلى حسابك البنكي',
    credit: 'إلى رصيدك في المتجر',
    reference: 'مرجع التحويل',
    amount: '{amount} ر.س',
  },
  en: {
    card: 'To your card',
    bank: 'To your bank account',
    credit: 'To your store credit',
    reference: 'Reference of the transfer',
    amount: '{amount} SAR',
  },
});

const ways: readonly RefundMethod[] = ['card', 'bank', 'credit'];

/** Refunds in halalas by method, with the bank's reference where there is one; empty where there are none. */
export function refundParts(
  back: Readonly<Record<RefundMethod, number | null>>,
  reference: string | null,
  language: Language,
): MailPart[] {
  const rows = ways.flatMap((way) => {
    const halalas = back[way];
    return halalas ? [{ label: texts.say(language, way), value: sayAmount(halalas, language) }] : [];
  });
  if (rows.length === 0) return [];
  const last = reference === null ? [] : [{ label: texts.say(language, 'reference'), value: reference }];
  return [{ kind: 'rows', rows: [...rows, ...last] }];
}

export function sayAmount(halalas: number, language: Language): string {
  const amount = toRiyals(halalas).toFixed(2);
  // Isolated, because Arabic would otherwise place the minus behind its number.
  return texts.say(language, 'amount', { amount: halalas < 0 ? `\u2066${amount}\u2069` : amount });
}
