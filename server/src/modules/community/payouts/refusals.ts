import type { payoutRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals: one sentence, and the next step where there is one. */
export const payoutRefusalTexts = {
  ar: {
    'payouts.below_least_points': 'أقل ما يُحوّل {least} نقطة',
    'payouts.points_short': 'نقاطك المتاحة {available}، وهي أقل مما طلبت تحويله',
    'payouts.points_pending': 'لك {pending} نقطة معلّقة، ولا تُستخدم قبل انتهاء مدة الإرجاع',
    'payouts.points_owed': 'عليك {owed} نقطة من طلبات أُعيدت بعد صرفها، وتُعوّض من عمولاتك القادمة',
    'payouts.below_least_withdrawal': 'أقل مبلغ للسحب {least} ر.س',
    'payouts.balance_short': 'رصيدك المتاح للسحب {available} ر.س، وهو أقل مما طلبت',
    'payouts.convert_first': 'رصيدك المتاح للسحب {available} ر.س، ويكفي المبلغ إن حوّلت نقاطك المتاحة إليه أولًا',
    'payouts.iban_missing': 'اكتب رقم الآيبان الذي نحوّل إليه، فليس في حسابك آيبان محفوظ',
    'payouts.iban_wrong': 'رقم الآيبان غير صحيح، راجعه كما هو في تطبيق البنك',
    'payouts.iban_foreign': 'نحوّل إلى الآيبان السعودي فقط، وهو يبدأ بـ SA',
    'payouts.stc_phone_wrong': 'اكتب رقم جوال سعوديًا يبدأ بـ 05 كما هو في STC Pay',
    'payouts.not_found': 'لم نجد طلب السحب هذا',
    'payouts.transition_not_allowed': 'طلب السحب «{from}»، فلا يمكن أن يصير «{to}»',
    'payouts.same_person': 'من اعتمد طلب السحب لا يسجّل تحويله، اطلب ذلك من زميل لك',
    'payouts.withdrawal_open': 'لك طلب سحب لم ينته. اسحبه أو انتظر تحويله، ثم احذف حسابك',
    'payouts.window_wrong': 'اختر مدة يسبق أولها آخرها، ولا تزيد على سنة',
    'payouts.statement_too_long': 'في هذه المدة عمليات أكثر مما يسعه كشف واحد، اختر مدة أقصر',
  },
  en: {
    'payouts.below_least_points': 'At least {least} points are converted at once',
    'payouts.points_short': 'You can use {available} points, fewer than you wish to convert',
    'payouts.points_pending':
      '{pending} of your points are pending: they can be used once the days for returns are over',
    'payouts.points_owed': 'You owe {owed} points for orders that came back; your next commissions make up for them',
    'payouts.below_least_withdrawal': 'The least you can withdraw is SAR {least}',
    'payouts.balance_short': 'You can withdraw SAR {available}, less than you asked for',
    'payouts.convert_first': 'You can withdraw SAR {available}; convert your points first, and it will be enough',
    'payouts.iban_missing': 'Enter the IBAN we transfer to: your account has none',
    'payouts.iban_wrong': 'This IBAN is not right; check it in the app of your bank',
    'payouts.iban_foreign': 'We transfer to Saudi IBANs only: they begin with SA',
    'payouts.stc_phone_wrong': 'Enter the Saudi mobile number of your STC Pay, beginning with 05',
    'payouts.not_found': 'There is no such withdrawal',
    'payouts.transition_not_allowed': 'The withdrawal is “{from}” and cannot become “{to}”',
    'payouts.same_person': 'Whoever approved a withdrawal does not mark it paid; ask a colleague',
    'payouts.withdrawal_open':
      'A withdrawal of yours is on its way. Take it back or wait for it before you delete the account',
    'payouts.window_wrong': 'Choose days of which the first is not after the last, a year at most',
    'payouts.statement_too_long': 'More happened in these days than one statement holds; choose fewer',
  },
} satisfies TextsFor<keyof typeof payoutRefusals>;
