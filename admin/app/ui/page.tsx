import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useText } from '../text/language.tsx';

interface PageProps {
  title: string;
  /** The list this page belongs to. */
  back?: { to: string; label: string };
  /** Badge of the state, beside the title. */
  state?: ReactNode;
  /** Acts of the page; the first is the main one. */
  acts?: ReactNode;
  children: ReactNode;
}

/** A screen: its heading names the tab, too. */
export function Page({ title, back, state, acts, children }: PageProps) {
  const shop = useText('shell')('title');
  useEffect(() => {
    document.title = `${title} · ${shop}`;
  }, [title, shop]);
  return (
    <>
      <header className="mb-4 grid gap-2">
        {back ? (
          <Link to={back.to} className="inline-flex min-h-9 w-fit items-center gap-1 text-soft hover:text-ink">
            <ArrowRight className="size-4 ltr:-scale-x-100" aria-hidden="true" />
            {back.label}
          </Link>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="text-xl font-bold">{title}</h1>
          {state}
          {acts ? <div className="flex flex-wrap gap-2 sm:ms-auto">{acts}</div> : null}
        </div>
      </header>
      {children}
    </>
  );
}
