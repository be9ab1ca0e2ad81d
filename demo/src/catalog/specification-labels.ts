import type { DemoSpecification, Text } from '../shop-types.ts';

const labels = {
  material: { ar: 'الخامة', en: 'Material' },
  origin: { ar: 'بلد المنشأ', en: 'Country of origin' },
  volume: { ar: 'الحجم', en: 'Volume' },
  weight: { ar: 'الوزن', en: 'Weight' },
  dimensions: { ar: 'الأبعاد', en: 'Dimensions' },
  capacity: { ar: 'السعة', en: 'Capacity' },
  battery: { ar: 'البطارية', en: 'Battery' },
  connectivity: { ar: 'الاتصال', en: 'Connectivity' },
  compatibility: { ar: 'التوافق', en: 'Compatibility' },
  warranty: { ar: 'الضمان', en: 'Warranty' },
  care: { ar: 'العناية', en: 'Care' },
  notes: { ar: 'النوتات العطرية', en: 'Fragrance notes' },
  concentration: { ar: 'التركيز', en: 'Concentration' },
  longevity: { ar: 'الثبات', en: 'Longevity' },
  shelfLife: { ar: 'مدة الصلاحية', en: 'Shelf life' },
  pieces: { ar: 'عدد القطع', en: 'Pieces' },
  fit: { ar: 'القصّة', en: 'Fit' },
  waterResistance: { ar: 'مقاومة الماء', en: 'Water resistance' },
  movement: { ar: 'الحركة', en: 'Movement' },
  age: { ar: 'العمر المناسب', en: 'Recommended age' },
  pages: { ar: 'عدد الصفحات', en: 'Pages' },
  language: { ar: 'اللغة', en: 'Language' },
  author: { ar: 'المؤلف', en: 'Author' },
  roast: { ar: 'درجة التحميص', en: 'Roast' },
  skinType: { ar: 'نوع البشرة', en: 'Skin type' },
  sole: { ar: 'النعل', en: 'Sole' },
  power: { ar: 'القدرة', en: 'Power' },
  screen: { ar: 'الشاشة', en: 'Screen' },
  memory: { ar: 'الذاكرة', en: 'Memory' },
} as const satisfies Record<string, Text>;

/** One line of a product's specification table, under a label shared by the whole shop. */
export function specification(label: keyof typeof labels, ar: string, en: string): DemoSpecification {
  return { label: labels[label], value: { ar, en } };
}
