import type { Image } from '@waha/contract/types';
import { CommunityIcon } from '../community-icon.tsx';

/** The latest picture of a collection, or a folder where it has none. */
export function CollectionCover({ cover, className }: { cover: Image | null; className: string }) {
  if (!cover) {
    return (
      <span className={`grid place-items-center bg-tint text-secondary ${className}`}>
        <CommunityIcon name="folder" size={26} />
      </span>
    );
  }
  return (
    <img
      src={cover.url}
      srcSet={cover.srcset || undefined}
      sizes="140px"
      alt=""
      loading="lazy"
      decoding="async"
      className={`object-cover ${className}`}
      style={{ backgroundColor: cover.placeholder }}
    />
  );
}
