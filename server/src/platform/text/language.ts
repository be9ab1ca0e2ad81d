/** The languages of the shop; the first is the default. */
export const languages = ['ar', 'en'] as const;
export type Language = (typeof languages)[number];

/**
 * Reads `Accept-Language` (RFC 9110 §12.5.4): the supported language with the highest weight, the earlier one on a tie.
 * An unreadable header means Arabic.
 */
export function readLanguage(header: string | undefined): Language {
  if (!header) return 'ar';
  let best: Language = 'ar';
  let bestWeight = 0;
  for (const part of header.slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = languages.find((known) => tag === known || tag.startsWith(`${known}-`));
    const weight = weightOf(parameters);
    if (language && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}

function weightOf(parameters: readonly string[]): number {
  const written = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
  if (!written) return 1;
  const weight = Number(written.slice(2));
  return Number.isFinite(weight) ? weight : 0;
}
