import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import sprite from '../../ui/icons.svg?url';
import { type ShownSettings, useRootData } from '../root-data.ts';

/** A palm over water, inside an arch: drawn by the file of icons, because it stands on each page twice. */
function Mark() {
  return (
    <svg aria-hidden="true" width="34" height="40" fill="none" className="shrink-0">
      <use href={`${sprite}#mark`} />
    </svg>
  );
}

/**
 * A picture of the logo. Of two the stylesheet of the shop's look shows one, and the hidden one is not loaded: it is
 * asked for once it comes near.
 */
function LogoPicture({
  logo,
  className,
}: {
  logo: NonNullable<ShownSettings['logo']>;
  className?: string | undefined;
}) {
  return (
    <img
      src={logo.url}
      alt=""
      width={logo.width}
      height={logo.height}
      loading={className ? 'lazy' : undefined}
      className={`h-10 w-auto max-w-40 object-contain ${className ?? ''}`}
    />
  );
}

/** The shop's logo, or its name beside the mark. */
export function Logo() {
  const say = useText('shell');
  const { settings } = useRootData();
  const name = settings?.name || say('brand');
  const logo = settings?.logo;
  const dark = settings?.logo_dark;
  return (
    <Link to="/" className="flex items-center gap-2.5 rounded-lg" aria-label={say('logoLabel', { name })}>
      {logo ? (
        <>
          <LogoPicture logo={logo} className={dark ? 'logo-light' : undefined} />
          {dark ? <LogoPicture logo={dark} className="logo-dark" /> : null}
        </>
      ) : (
        <>
          <Mark />
          <span className="font-heading text-2xl leading-none font-bold text-primary">{name}</span>
        </>
      )}
    </Link>
  );
}
