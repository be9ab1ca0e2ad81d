import type { couponRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const couponRefusalTexts = {
  ar: {
    'coupons.not_found': 'كود الخصم غير صحيح',
    'coupons.too_many_guesses': 'كثرت المحاولات بأكواد غير صحيحة. حاول لاحقًا',
    'coupons.not_started': 'لم يبدأ العمل بهذا الكود بعد',
    'coupons.expired': 'انتهت صلاحية هذا الكود',
    'coupons.used_up': 'نفدت مرات استخدام هذا الكود',
    'coupons.customer_limit_reached': 'سبق أن استخدمت هذا الكود بالحد المسموح',
    'coupons.minimum_not_reached': 'هذا الكود للطلبات من {minimum} ر.س فأكثر',
    'coupons.first_order_only': 'هذا الكود لأول طلب فقط',
    'coupons.proof_needed':
      'سبق استخدام هذا الكود من عنوانك أو بريدك أو شبكتك. لتستخدمه سجّل الدخول بجوال أكّدته، أو أزله وأكمل طلبك',
    'coupons.not_applicable': 'هذا الكود لا يشمل منتجات سلتك',
    'coupons.limit_below_uses': 'استُخدم هذا الكود أكثر من ذلك: {uses}',
  },
  en: {
    'coupons.not_found': 'This code is not valid',
    'coupons.too_many_guesses': 'Too many codes that do not exist were tried. Please try again later',
    'coupons.not_started': 'This code cannot be used yet',
    'coupons.expired': 'This code has expired',
    'coupons.used_up': 'This code has been used up',
    'coupons.customer_limit_reached': 'You have used this code as often as allowed',
    'coupons.minimum_not_reached': 'This code is for orders of {minimum} SAR or more',
    'coupons.first_order_only': 'This code is for a first order only',
    'coupons.proof_needed':
      'This code was used from your address, e-mail or network already. Sign in with a phone you have confirmed to use it, or take it off and go on',
    'coupons.not_applicable': 'This code does not cover anything in your cart',
    'coupons.limit_below_uses': 'This code has been used more often than that already: {uses}',
  },
} satisfies TextsFor<keyof typeof couponRefusals>;
