/**
 * An SMS with a code, ending in the line phones read: only on the shop's own domain do they offer the code, so that a page that
 * looks like the shop is given none (WICG, origin-bound one-time codes).
 */
export function originBoundCode(text: string, publicUrl: string, code: string): string {
  return `${text}\n@${new URL(publicUrl).hostname} #${code}`;
}
