/** A palm, a dune and a sun: where one stands who took a wrong turn. */
export function PalmAlone() {
  return (
    <svg aria-hidden="true" width="260" height="180" viewBox="0 0 260 180" fill="none" className="max-w-full">
      <circle cx="186" cy="62" r="34" fill="var(--sand)" />
      <path d="M0 150c40-30 88-34 130-14s86 14 130-12v56H0z" fill="var(--tint)" />
      <path d="M0 166c52-22 96-18 138-6s82 10 122-8v28H0z" fill="var(--sand)" />
      <g stroke="var(--secondary)" strokeWidth="5" strokeLinecap="round">
        <path d="M104 150c6-30 4-56-6-82" />
        <path d="M97 66c-8-20-28-28-50-18M97 66c-20-8-42 4-48 26M97 66c8-20 30-26 50-14M97 66c20-6 40 6 44 28M97 66c-4-16 0-32 12-44" />
      </g>
      <path d="M52 158h96" stroke="var(--line-strong)" strokeWidth="3" strokeLinecap="round" opacity=".35" />
    </svg>
  );
}
