import type { MemberRef } from '@waha/contract/types';

/** Edges in pixels, with the class of each. */
const sizes = { 32: 'size-8 text-sm', 44: 'size-11 text-base', 96: 'size-18 text-2xl sm:size-24 sm:text-3xl' };
/** Backdrops of initials, chosen by the name. */
const backdrops = ['bg-sand', 'bg-sage', 'bg-dusk', 'bg-rose', 'bg-lavender', 'bg-stone'];

/** The first letter or digit of a name; empty if it has none. */
export function initialOf(name: string): string {
  return [...name.trim()].find((character) => /\p{L}|\p{N}/u.test(character))?.toLocaleUpperCase() ?? '';
}

interface MemberPictureProps {
  member: Pick<MemberRef, 'name' | 'picture'>;
  size?: keyof typeof sizes;
}

/** A member's picture, or the first letter of their name; decorative beside the name. */
export function MemberPicture({ member: { name, picture }, size = 44 }: MemberPictureProps) {
  const shape = `${sizes[size]} shrink-0 rounded-full`;
  if (picture) {
    const { url, srcset, placeholder } = picture;
    return (
      <img
        src={url}
        srcSet={srcset || undefined}
        sizes={`${size}px`}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={`${shape} object-cover`}
        style={{ backgroundColor: placeholder }}
      />
    );
  }
  const initial = initialOf(name);
  const backdrop = backdrops[(initial.codePointAt(0) ?? 0) % backdrops.length];
  return (
    <span aria-hidden="true" className={`grid place-items-center font-bold text-ink ${shape} ${backdrop}`}>
      {initial || '؟'}
    </span>
  );
}
