import { storedText } from '../../stored-text.ts';

interface Words {
  text: string;
  captions: string;
}

/** Of one account: goes with the session, and names whose it is. The film itself lies with the shop, which keeps it a day. */
const kept = storedText('reel-draft');

/** The words a browser kept for an account; none where they are of nobody, of somebody else, or of no use. */
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
    // Storage is the visitor's to edit.
    return { text: '', captions: '' };
  }
}

/** Keeps them, or forgets them when there are none. */
export function storeReelDraft({ text, captions }: Words, account: string): void {
  kept.write(text.trim() || captions.trim() ? JSON.stringify({ account, text, captions }) : null);
}
