import type { CommunityIconName } from './icon-names.gen.ts';
import sprite from './icons.svg?url';

interface CommunityIconProps {
  name: CommunityIconName;
  /** Edge in pixels. */
  size?: number;
  /** An arrow or its like: drawn for left-to-right, turned round in Arabic. */
  directional?: boolean;
  filled?: boolean;
  className?: string;
}

/**
 * Like ui/icon.tsx, with the community's own icon file, which no page of the shop loads. To add an icon: its name in
 * scripts/icon-names.ts, then `npm run icons`.
 */
export function CommunityIcon({ name, size = 20, directional, filled, className = '' }: CommunityIconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      className={`icon ${directional ? 'mirror ' : ''}${className}`.trim()}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
