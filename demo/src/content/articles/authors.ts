import type { DemoAuthor } from '../../shop-types.ts';

/** Invented people, as everything of the demo shop. */
export const authors = {
  nouf: { name: { ar: 'نوف العمري', en: 'Nouf Alamri' }, role: { ar: 'محررة العطور', en: 'Perfume editor' } },
  salman: {
    name: { ar: 'سلمان الحربي', en: 'Salman Alharbi' },
    role: { ar: 'محرر الضيافة', en: 'Hospitality editor' },
  },
  reem: {
    name: { ar: 'ريم الدوسري', en: 'Reem Aldosari' },
    role: { ar: 'محررة الأناقة والعناية', en: 'Style and care editor' },
  },
} satisfies Record<string, DemoAuthor>;
