import { storedText } from '../../stored-text.ts';

/** The comment somebody is writing, in the browser's keeping: one at a time, and gone with the session. */
const kept = storedText('comment-draft');

/** Unsent text of this thread; empty where it belongs to another one. */
export function loadCommentDraft(thread: string): string {
  try {
    const value: unknown = JSON.parse(kept.read() ?? 'null');
    if (typeof value !== 'object' || value === null || Reflect.get(value, 'thread') !== thread) return '';
    const text: unknown = Reflect.get(value, 'text');
    return typeof text === 'string' ? text : '';
  } catch {
    // Storage is the visitor's to edit.
    return '';
  }
}

/** Keeps it, or forgets it when nothing is left. */
export function storeCommentDraft(thread: string, text: string): void {
  if (text.trim() !== '') kept.write(JSON.stringify({ thread, text }));
  else if (loadCommentDraft(thread) !== '') kept.write(null);
}
