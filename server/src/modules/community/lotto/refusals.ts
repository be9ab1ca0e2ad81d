import type { lottoRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals: one sentence, and the next step where there is one. */
export const lottoRefusalTexts = {
  ar: {
    'lotto.not_running': 'لا توجد حملة جارية الآن',
    'lotto.staff': 'العاملون في المتجر لا يشاركون في السحوبات',
    'lotto.phone_unproved': 'وثّق رقم جوالك أولًا: اطلب كودًا من صفحة «حسابي» ثم عد لأخذ بطاقاتك',
    'lotto.ticket_not_found': 'لم نجد هذه البطاقة',
    'lotto.reward_not_found': 'لم نجد هذه الجائزة',
    'lotto.reward_used': 'استُخدمت هذه الجائزة من قبل',
    'lotto.reward_expired': 'انتهت مدة هذه الجائزة',
    'lotto.campaign_not_found': 'لم نجد هذه الحملة',
    'lotto.not_over': 'تُنشر البطاقات كلها بعد انتهاء الحملة',
    'lotto.dates_wrong': 'تبدأ الحملة قبل أن تنتهي، ومدتها 60 يومًا على الأكثر',
    'lotto.deck_too_large': 'في الحملة {most} بطاقة على الأكثر',
    'lotto.campaign_fixed': 'نُشرت هذه الحملة ولا يمكن تغييرها',
    'lotto.incomplete': 'لا تُنشر الحملة قبل أن تكتمل. ينقصها: {missing}',
    'lotto.overlaps': 'تتداخل مواعيدها مع حملة أخرى منشورة',
    'lotto.not_published': 'هذه الحملة ليست منشورة',
    'lotto.prize_unknown': 'لا يوجد منتج معروض للبيع بهذا الرقم ليكون جائزة',
    'lotto.prize_stock_short': 'لا يكفي المخزون من «{name}» لجوائز الحملة',
    'lotto.purchases_warning':
      'لا يجيز نظام المسابقات في المملكة ربط الفوز بالشراء. أكد أنك قرأت التنبيه قبل تشغيل بطاقات المشتريات',
    'lotto.address_needed': 'اختر العنوان الذي نرسل إليه جائزتك',
  },
  en: {
    'lotto.not_running': 'No campaign is running right now',
    'lotto.staff': 'Those who work for the shop may not take part',
    'lotto.phone_unproved':
      'Confirm your phone number first: ask for a code in your profile, then come back for your cards',
    'lotto.ticket_not_found': 'We could not find this card',
    'lotto.reward_not_found': 'We could not find this reward',
    'lotto.reward_used': 'This reward was used before',
    'lotto.reward_expired': 'This reward has expired',
    'lotto.campaign_not_found': 'We could not find this campaign',
    'lotto.not_over': 'The whole deck is public once the campaign is over',
    'lotto.dates_wrong': 'A campaign starts before it ends and runs 60 days at most',
    'lotto.deck_too_large': 'A campaign has at most {most} cards',
    'lotto.campaign_fixed': 'This campaign is published and can no longer change',
    'lotto.incomplete': 'A campaign is published once it is complete. Missing: {missing}',
    'lotto.overlaps': 'Its dates overlap with another published campaign',
    'lotto.not_published': 'This campaign is not published',
    'lotto.prize_unknown': 'No product on sale has this number, so it cannot be a prize',
    'lotto.prize_stock_short': 'There are too few of “{name}” for the prizes of the campaign',
    'lotto.purchases_warning':
      'The law of competitions does not let winning depend on a purchase. Confirm that you read the warning before you switch on cards for purchases',
    'lotto.address_needed': 'Choose the address your prize is sent to',
  },
} satisfies TextsFor<keyof typeof lottoRefusals>;
