/** Words by which people leave advertising, without marks, in letters that are written alike. */
const WORDS: ReadonlySet<string> = new Set([
  ...['ايقاف', 'اوقف', 'اوقفوا', 'الغاء', 'الغاء الاشتراك', 'توقف', 'قف'],
  ...['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit'],
]);
const LONGEST = 40;

/** Whether somebody asks for no more advertising: one of the words alone, however it is written. A sentence with it is for staff to read. */
export function isStopWord(text: string): boolean {
  if (text.length > LONGEST) return false;
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u064b-\u0652\u0640]/g, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll(/[^\p{Letter}\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return WORDS.has(plain);
}
