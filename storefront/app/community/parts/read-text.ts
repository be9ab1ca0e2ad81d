/** A piece of what somebody wrote. `key` of a mention is the handle, of a tag its words without the sign. */
export type TextPiece =
  | { kind: 'words'; text: string }
  | { kind: 'link'; text: string; address: string }
  | { kind: 'mention' | 'tag'; text: string; key: string };

/**
 * Links, `@handles` and `#tags`, matched as by the server (modules/posts/read-post-text.ts): not inside an e-mail
 * address or a longer word, and a number alone is no tag.
 */
const SIGNS =
  /(?<link>(?:https?:\/\/|www\.)[^\s<>"'«»]+)|(?<![A-Za-z0-9_@./])@(?<mention>\p{L}[\p{L}\p{N}_]{2,23})|(?<![\p{L}\p{N}_#&/])#(?<tag>[\p{L}\p{M}\p{N}_]{1,64})/gu;

/** Punctuation that ends a sentence and is no part of an address. */
const TRAILING = /[.,;:!?،؛؟…)\]}]+$/u;

/** An address without the signs that follow it; a bracket that was opened inside it belongs to it. */
function trimmed(link: string): string {
  const end = TRAILING.exec(link)?.[0] ?? '';
  const bare = link.slice(0, link.length - end.length);
  return bare.includes('(') && end.startsWith(')') ? `${bare})` : bare;
}

/** Address of an `http` or `https` link; null for any other scheme, which stays plain text. */
function addressOf(link: string): string | null {
  try {
    const { protocol, href } = new URL(link.startsWith('www.') ? `https://${link}` : link);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}

function pieceOf(sign: RegExpMatchArray): TextPiece {
  const { link, mention, tag } = sign.groups ?? {};
  if (mention) return { kind: 'mention', text: sign[0], key: mention };
  if (tag && /\p{L}/u.test(tag)) return { kind: 'tag', text: sign[0], key: tag };
  const text = link ? trimmed(link) : sign[0];
  const address = link ? addressOf(text) : null;
  return address ? { kind: 'link', text, address } : { kind: 'words', text };
}

/** Splits a text into words, links, mentions and tags. The joined pieces equal the text. */
export function readText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const sign of text.matchAll(SIGNS)) {
    const piece = pieceOf(sign);
    if (sign.index > at) pieces.push({ kind: 'words', text: text.slice(at, sign.index) });
    pieces.push(piece);
    at = sign.index + piece.text.length;
  }
  if (at < text.length) pieces.push({ kind: 'words', text: text.slice(at) });
  return pieces;
}

/** An address as it is shown: without its protocol, and not longer than a line. */
export function shownAddress(text: string): string {
  const plain = text.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
  return plain.length > 48 ? `${plain.slice(0, 47)}…` : plain;
}
