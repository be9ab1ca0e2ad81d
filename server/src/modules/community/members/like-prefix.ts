/** A likePrefix for `like`, in which nothing stands for anything else. */
export function likePrefix(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
