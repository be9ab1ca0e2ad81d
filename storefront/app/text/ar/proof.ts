export default {
  label: 'مما اشتراه غيرك',
  from: 'من {city}',
  ago: '{hours, plural, zero {قبل قليل} one {قبل ساعة} two {قبل ساعتين} few {قبل # ساعات} many {قبل # ساعة} other {قبل # ساعة}}',
  dismiss: 'لا تعرض هذا مجددًا',
} as const;
