export default {
  title: 'ابحث في المجتمع',
  label: 'منشورات ومقاطع وأعضاء ووسوم',
  search: 'ابحث',
  failed: 'تعذّر البحث',
  hint: 'اكتب كلمة، أو ‎@ قبل اسم عضو، أو ‎# قبل وسم',
  none: 'لم نجد شيئًا عن «{q}»، جرّب كلمة أخرى',
  members: 'أعضاء',
  tags: 'وسوم',
  posts: 'منشورات',
  reels: 'مقاطع',
  uses: '{count, plural, zero {لا منشورات} one {منشور واحد} two {منشوران} few {# منشورات} many {# منشورًا} other {# منشور}}',
} as const;
