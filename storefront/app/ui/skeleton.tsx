/** The shape of something on its way; as round as a line of text where `className` says nothing else. */
export function Skeleton({ className }: { className: string }) {
  const round = className.includes('rounded-') ? '' : 'rounded-lg';
  return <span aria-hidden="true" className={`block animate-pulse bg-tint ${round} ${className}`} />;
}
