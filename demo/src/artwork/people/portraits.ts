import type { Person } from './person.ts';

const black = '#1d1715';
const brown = '#4a2f1f';
const chestnut = '#6b4429';
const grey = '#8d8984';
const white = '#fbfaf6';

/** Profile pictures by the member's handle; a few members have none, as in life. */
export const portraits: Readonly<Record<string, Person>> = {
  هيا_القهوة: { backdrop: 'sand', skin: 'olive', head: 'hijab', cloth: '#8c5f4a', hair: black, isWoman: true, wears: 'abaya', dress: '#2b2730', lean: -3 },
  سعود_البر: { backdrop: 'sand', skin: 'tan', head: 'shemagh', hair: black, beard: 'short', wears: 'thobe', dress: '#e8e0d2', breadth: 41 },
  ريم_للعطور: { backdrop: 'rose', skin: 'fair', head: 'hijab', cloth: '#d9b8b4', hair: brown, isWoman: true, wears: 'abaya', dress: '#4a3440', lean: 3, mirrored: true },
  منال_تطبخ: { backdrop: 'sage', skin: 'olive', head: 'hijab', cloth: '#5d7a68', hair: black, isWoman: true, isOlder: true, wears: 'abaya', dress: '#39443f', breadth: 42 },
  yousef_b: { backdrop: 'dusk', skin: 'olive', head: 'bare', cut: 'wavy', hair: brown, beard: 'stubble', glasses: 'square', wears: 'crew', dress: '#3d5673', lean: -2 },
  لمى_تقرأ: { backdrop: 'lavender', skin: 'fair', head: 'scarf', cloth: '#6f6596', hair: brown, isWoman: true, glasses: 'round', wears: 'abaya', dress: '#55506c', breadth: 39 },
  nada_f: { backdrop: 'stone', skin: 'tan', head: 'scarf', cloth: '#e9e1d2', hair: black, isWoman: true, wears: 'crew', dress: '#c7b49a', lean: 4, breadth: 38 },
  عبدالإله_ر: { backdrop: 'sand', skin: 'tan', head: 'ghutra', hair: grey, beard: 'full', isOlder: true, wears: 'thobe', dress: white, breadth: 42 },
  جود_ترسم: { backdrop: 'rose', skin: 'brown', head: 'bare', cut: 'curly', hair: black, isWoman: true, wears: 'crew', dress: '#d08a63', lean: -4, breadth: 38 },
  تركي_يجري: { backdrop: 'dusk', skin: 'tan', head: 'cap', cloth: '#2f5f8f', hair: black, beard: 'stubble', wears: 'crew', dress: '#e9edf2', breadth: 38 },
  شهد_م: { backdrop: 'rose', skin: 'fair', head: 'bare', cut: 'long', hair: chestnut, isWoman: true, wears: 'collar', dress: '#f0e7e2', lean: 3, breadth: 38 },
  أبو_ليان: { backdrop: 'stone', skin: 'olive', head: 'ghutra', hair: black, beard: 'goatee', wears: 'thobe', dress: white, mirrored: true },
  دانة_الخير: { backdrop: 'sage', skin: 'olive', head: 'hijab', cloth: '#c9a36a', hair: black, isWoman: true, wears: 'abaya', dress: '#5a4630', lean: 2, breadth: 38 },
  مازن_س: { backdrop: 'dusk', skin: 'brown', head: 'bare', cut: 'curly', hair: black, beard: 'short', wears: 'collar', dress: '#6f93a8', mirrored: true },
  omar_k: { backdrop: 'sage', skin: 'deep', head: 'bare', cut: 'short', hair: black, beard: 'short', wears: 'hood', dress: '#6d7b63', breadth: 41 },
  ناصر_الساعات: { backdrop: 'stone', skin: 'fair', head: 'bare', cut: 'receding', hair: grey, beard: 'short', glasses: 'square', isOlder: true, wears: 'collar', dress: '#3b4250' },
  غادة_ح: { backdrop: 'rose', skin: 'olive', head: 'hijab', cloth: '#b5566b', hair: black, isWoman: true, wears: 'abaya', dress: '#2f2630', mirrored: true },
  بدر_يلعب: { backdrop: 'lavender', skin: 'olive', head: 'cap', cloth: '#2d2a38', hair: black, wears: 'hood', dress: '#6e5fa0', lean: -4, breadth: 38 },
  sara_w: { backdrop: 'sage', skin: 'fair', head: 'bare', cut: 'bun', hair: brown, isWoman: true, glasses: 'round', wears: 'crew', dress: '#7d9a82', breadth: 38 },
  نوف_أم_راكان: { backdrop: 'lavender', skin: 'olive', head: 'scarf', cloth: '#b99fc0', hair: brown, isWoman: true, wears: 'crew', dress: '#7a6486', lean: 3, mirrored: true },
  فارس_يصور: { backdrop: 'sand', skin: 'tan', head: 'bare', cut: 'wavy', hair: chestnut, beard: 'short', wears: 'collar', dress: '#a6805a', lean: 4, breadth: 39 },
  عمر_الهايك: { backdrop: 'sage', skin: 'brown', head: 'cap', cloth: '#7c5a3a', hair: black, beard: 'full', wears: 'crew', dress: '#4f5d4b' },
  leen_r: { backdrop: 'dusk', skin: 'fair', head: 'bare', cut: 'long', hair: black, isWoman: true, wears: 'crew', dress: '#8ba3c4', lean: -3, mirrored: true, breadth: 38 },
  مها_الهدايا: { backdrop: 'rose', skin: 'tan', head: 'hijab', cloth: '#f0e3dc', hair: black, isWoman: true, glasses: 'square', wears: 'abaya', dress: '#8f5a5a' },
  رغد_ل: { backdrop: 'stone', skin: 'brown', head: 'hijab', cloth: '#3d4a63', hair: black, isWoman: true, wears: 'abaya', dress: '#2a3142', lean: -2, breadth: 38 },
  فهد_تقني: { backdrop: 'dusk', skin: 'olive', head: 'shemagh', hair: black, beard: 'goatee', glasses: 'square', wears: 'thobe', dress: '#dfe3ea', mirrored: true, breadth: 39 },
  حسن_المكتب: { backdrop: 'stone', skin: 'tan', head: 'taqiyah', hair: grey, beard: 'full', glasses: 'round', isOlder: true, wears: 'thobe', dress: '#d8d2c6' },
  زياد_ط: { backdrop: 'dusk', skin: 'brown', head: 'bare', cut: 'short', hair: black, beard: 'stubble', wears: 'crew', dress: '#2f3138', breadth: 42, lean: 2 },
  روان_ب: { backdrop: 'sage', skin: 'deep', head: 'scarf', cloth: '#d98e4a', hair: black, isWoman: true, wears: 'crew', dress: '#8a4f3a', lean: -3 },
  نورة_ع: { backdrop: 'sand', skin: 'olive', head: 'hijab', cloth: '#2c2930', hair: black, isWoman: true, wears: 'abaya', dress: '#232027', lean: 3, breadth: 39 },
};
