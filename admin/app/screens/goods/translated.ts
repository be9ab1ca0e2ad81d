/** The English text as a form shows it: nothing where it says the Arabic one, which stands in for it. */
export const translated = (english: string, arabic: string): string => (english === arabic ? '' : english);
