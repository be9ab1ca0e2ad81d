import { storedText } from '../../stored-text.ts';

/** The unsent comment, stored in the browser: one at a time, removed with the session. */
const kept = storedText('comment-draft');

/** Unsent text of this thread; empty if the stored text belongs to another thread. */
export function loadCommentDraft(thread: string): string {
  try {
    const value: unknown = JSON.parse(kept.read() ?? 'null');
    if (typeof value !== 'object' || value === null || Reflect.get(value, 'thread') !== thread) return '';
    const text: unknown = Reflect.get(value, 'text');
    return typeof text === 'string' ? text : '';
  } catch {
    // Storage can be edited by the visitor.
    return '';
  }
}

/** Stores the text, or removes it when it is empty. */
export function storeCommentDraft(thread: string, text: string): void {
  if (text.trim() !== '') kept.write(JSON.stringify({ thread, text }));
  else if (loadCommentDraft(thread) !== '') kept.write(null);
}
