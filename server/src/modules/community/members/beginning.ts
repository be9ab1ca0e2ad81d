/** A beginning for `like`, in which nothing stands for anything else. */
export function beginning(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
