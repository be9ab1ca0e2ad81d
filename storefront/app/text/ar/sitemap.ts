export default {
  title: 'خريطة الموقع',
  description: 'كل صفحات {shop} في مكان واحد: الأقسام وفروعها، وأحدث المقالات، وصفحات المساعدة والسياسات.',
  shopping: 'التسوق',
  articles: 'أحدث المقالات',
  help: 'المساعدة والطلبات',
  about: 'عن {shop}',
  newsletter: 'النشرة البريدية',
} as const;
