import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { useRootData } from '../root-data.ts';

/** A palm over water, inside an arch. */
function Mark() {
  return (
    <svg aria-hidden="true" width="34" height="40" viewBox="0 0 34 40" fill="none" className="shrink-0">
      <path d="M1 17.5C1 8.4 8.2 1 17 1s16 7.4 16 16.5V33a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6z" fill="var(--primary)" />
      <g stroke="var(--on-primary)" strokeLinecap="round" strokeWidth="2">
        <path d="M17.3 29.5c.9-5.2.8-9.3-.3-13.5" />
        <path d="M17 15.8c-1.2-3.4-4.7-5-8.3-3.5M17 15.8c-3.4-1.3-7 .5-8.1 4.3M17 15.8c1.2-3.4 4.7-5 8.3-3.5M17 15.8c3.4-1.3 7 .5 8.1 4.3M17 15.8c-.9-2.8-.5-5.6 1.3-7.9" />
      </g>
      <path
        d="M6.5 30.5c2.6-1.6 5-1.6 7.5 0s4.9 1.6 7.4 0 4-1.3 6.1-.2"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M10 34.5c2-1.2 3.9-1.2 5.8 0s3.8 1.2 5.7 0"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".65"
      />
    </svg>
  );
}

/** The shop's logo, or its name beside the mark. */
export function Logo() {
  const say = useText('shell');
  const { settings } = useRootData();
  const name = settings?.name || say('brand');
  const logo = settings?.logo;
  return (
    <Link to="/" className="flex items-center gap-2.5 rounded-lg" aria-label={say('logoLabel', { name })}>
      {logo ? (
        <img
          src={logo.url}
          alt=""
          width={logo.width}
          height={logo.height}
          className="h-10 w-auto max-w-40 object-contain"
        />
      ) : (
        <>
          <Mark />
          <span className="font-heading text-2xl leading-none font-bold text-primary">{name}</span>
        </>
      )}
    </Link>
  );
}
