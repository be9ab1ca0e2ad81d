/** Treats letters with several spellings as one: hamzas, taa marbuta, alef maqsura, marks. */
export function folded(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/[\u064b-\u0652\u0640]/g, '');
}
