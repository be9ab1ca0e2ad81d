/** `1,234.50`: two decimals, Latin digits, grouped, the same on every platform (source spec §9). */
export function formatAmount(riyals: number): string {
  const [whole = '0', decimals = '00'] = Math.abs(riyals).toFixed(2).split('.');
  return `${riyals < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}

/** Exact sum of riyals: adds whole halalas, so that 0.1 + 0.2 is 0.3. */
export function sumRiyals(amounts: readonly number[]): number {
  return amounts.reduce((halalas, amount) => halalas + Math.round(amount * 100), 0) / 100;
}

/** The riyal's sign (U+20C1). */
export const RIYAL_SIGN = '\u20c1';

/** Writes the amounts in a text with the riyal sign, left of the number whatever the language (SAMA's guideline). */
export function withRiyalSign(text: string): string {
  return text.replace(/(\d[\d,.]*(?: – [\d,.]+)?)\s(?:ر\.س|SAR)/g, `\u2066${RIYAL_SIGN}\u00a0$1\u2069`);
}
