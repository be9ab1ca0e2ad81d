export default {
  title: 'الوسوم',
  description: 'كل وسوم المنتجات في {shop} في مكان واحد.',
  tagDescription: 'منتجات تحت وسم {tag} في {shop} بأسعارها النهائية.',
  none: 'لا وسوم بعد. عد إلينا قريبًا.',
} as const;
