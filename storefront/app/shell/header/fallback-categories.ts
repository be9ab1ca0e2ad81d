import type { Language } from '@waha/kit/language';
import type { MenuCategory } from './menu-category.ts';

/** Departments that the menus show when the categories cannot be loaded. */
const samples: { slug: string; ar: string; en: string }[] = [
  { slug: 'perfume-and-oud', ar: 'عطور وعود', en: 'Perfume & Oud' },
  { slug: 'dates-and-coffee', ar: 'تمور وقهوة', en: 'Dates & Coffee' },
  { slug: 'fashion', ar: 'أزياء', en: 'Fashion' },
  { slug: 'bags', ar: 'حقائب', en: 'Bags' },
  { slug: 'shoes', ar: 'أحذية', en: 'Shoes' },
  { slug: 'watches-and-jewellery', ar: 'ساعات ومجوهرات', en: 'Watches & Jewellery' },
  { slug: 'electronics', ar: 'إلكترونيات', en: 'Electronics' },
  { slug: 'home', ar: 'المنزل', en: 'Home' },
];

export function fallbackCategories(language: Language): MenuCategory[] {
  return samples.map((sample) => ({ name: sample[language], slug: sample.slug, products_count: 0 }));
}
