import type { ReactNode } from 'react';
import { Link } from '../router/links.ts';
import { useIsWritten } from '../shell/header/use-menus.ts';

/** A link to an information page within a sentence; its words alone while nobody has written the page. */
export function WrittenLink({ to, children }: { to: '/privacy' | '/terms'; children: ReactNode }) {
  if (!useIsWritten()({ to })) return children;
  return (
    <Link to={to} className="text-link underline">
      {children}
    </Link>
  );
}
