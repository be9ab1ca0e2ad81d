import type { IconName } from './icon-names.gen.ts';
import sprite from './icons.svg?url';

interface IconProps {
  name: IconName;
  /** Edge in pixels. */
  size?: number;
  /** An arrow or its like: drawn for left-to-right, turned round in Arabic. */
  directional?: boolean;
  filled?: boolean;
  className?: string;
}

/** A drawing beside words; it never speaks for itself, so it is hidden from screen readers. */
export function Icon({ name, size = 20, directional, filled, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${directional ? 'mirror' : ''} ${className ?? ''}`.trim()}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
