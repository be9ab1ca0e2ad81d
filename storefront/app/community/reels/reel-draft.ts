import { storedText } from '../../stored-text.ts';

interface Words {
  text: string;
  captions: string;
}

/** Belongs to one account: removed with the session; it names its account. The shop stores the film for a day. */
const kept = storedText('reel-draft');

/**
 * The text and captions stored for an account; empty if there are none, if they belong to another account or are
 * malformed.
 */
export function loadReelDraft(account: string): Words {
  try {
    const value: unknown = JSON.parse(kept.read() ?? 'null');
    if (typeof value !== 'object' || value === null || Reflect.get(value, 'account') !== account) throw new Error();
    const word = (name: string) => {
      const one: unknown = Reflect.get(value, name);
      return typeof one === 'string' ? one : '';
    };
    return { text: word('text'), captions: word('captions') };
  } catch {
    // Storage can be edited by the visitor.
    return { text: '', captions: '' };
  }
}

/** Stores the values, or removes them when they are empty. */
export function storeReelDraft({ text, captions }: Words, account: string): void {
  kept.write(text.trim() || captions.trim() ? JSON.stringify({ account, text, captions }) : null);
}
