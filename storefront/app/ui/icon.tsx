import type { IconName } from './icon-names.gen.ts';
import sprite from './icons.svg?url';

interface IconProps {
  name: IconName;
  /** Edge in pixels. */
  size?: number;
  /** An icon such as an arrow: drawn for left-to-right, mirrored in Arabic. */
  directional?: boolean;
  filled?: boolean;
  className?: string;
}

/** Icons of product cards are drawn inline: each `use` is a separate tree to lay out, fifty times a page. */
const OFTEN: Partial<Record<IconName, string>> = {
  plus: 'M5 12h14M12 5v14',
  star: 'm12 2 3.1 6.4 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9-5-4.9 6.9-1Z',
};

/** Decorative icon beside text, hidden from screen readers. */
export function Icon({ name, size = 20, directional, filled, className }: IconProps) {
  const near = OFTEN[name];
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={near ? '0 0 24 24' : undefined}
      fill={filled ? 'currentColor' : 'none'}
      className={`icon ${directional ? 'mirror ' : ''}${className ?? ''}`.trim()}
    >
      {near ? <path d={near} /> : <use href={`${sprite}#${name}`} />}
    </svg>
  );
}
