import { fold } from '@waha/kit/fold';
import { useState } from 'react';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { readText, shownAddress, type TextPiece } from './read-text.ts';

interface PostTextProps {
  text: string;
  /** Handles of existing members; others stay plain text. If left out, every `@handle` is a link. */
  mentions?: readonly string[];
  /** Folds a long text, with a button that unfolds it. */
  folded?: boolean;
  className?: string;
}

/** A text longer than this, or of more lines, is folded in a feed. */
const FOLD_AT = 480;
const FOLD_LINES = 9;
/** Bidirectional control characters, removed so that text reads as it was written and no address imitates another. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

function Piece({ piece, mentions }: { piece: TextPiece; mentions: readonly string[] | undefined }) {
  if (piece.kind === 'link') {
    return (
      <a href={piece.address} rel="nofollow ugc noopener" target="_blank">
        <bdi dir="ltr">{shownAddress(piece.text)}</bdi>
      </a>
    );
  }
  if (piece.kind === 'tag') {
    return <Link to={`/community/posts?tag=${encodeURIComponent(piece.key)}`}>{piece.text}</Link>;
  }
  if (piece.kind === 'mention') {
    const member = mentions ? mentions.find((handle) => fold(handle) === fold(piece.key)) : piece.key;
    if (member) return <Link to={`/community/members/${member}`}>{piece.text}</Link>;
  }
  return piece.text;
}

/** Text of a member, never markup. Addresses, mentions and tags become links. Texts: community. */
export function PostText({ text, mentions, folded, className = '' }: PostTextProps) {
  const say = useText('community');
  const [isOpen, setIsOpen] = useState(false);
  const isLong = folded && !isOpen && (text.length > FOLD_AT || text.split('\n').length > FOLD_LINES);
  const pieces = readText(text.replace(TURNS, ''));
  return (
    <div className={className}>
      <p dir="auto" className={`written-by-member ${isLong ? 'line-clamp-7' : ''}`}>
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name and never move
          <Piece key={index} piece={piece} mentions={mentions} />
        ))}
      </p>
      {isLong ? (
        <button type="button" className="min-h-11 text-sm font-semibold text-link" onClick={() => setIsOpen(true)}>
          {say('readMore')}
        </button>
      ) : null}
    </div>
  );
}
