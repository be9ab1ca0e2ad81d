export default {
  label: 'مما اشتراه غيرك',
  from: 'اشتراه عميل من {city}',
  ago: '{hours, plural, zero {قبل قليل} one {قبل ساعة} two {قبل ساعتين} few {قبل # ساعات} many {قبل # ساعة} other {قبل # ساعة}}',
  daysAgo:
    '{days, plural, zero {اليوم} one {أمس} two {قبل يومين} few {قبل # أيام} many {قبل # يومًا} other {قبل # يوم}}',
  dismiss: 'لا تعرض هذا مجددًا',
} as const;
