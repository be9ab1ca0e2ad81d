import type { ReactNode } from 'react';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { RelatedPages } from './related-pages.tsx';

interface ReadingPageProps {
  title: string;
  lead: ReactNode;
  /** Language of its words, where it is not that of the shop around them. */
  language?: 'ar' | 'en' | undefined;
  children: ReactNode;
}

/** A text page: one column of comfortable width, with related pages at the side. */
export function ReadingPage({ title, lead, language, children }: ReadingPageProps) {
  return (
    <div className="container">
      <Breadcrumbs crumbs={[{ name: title }]} />
      <div className="grid gap-x-16 gap-y-12 pt-2 lg:grid-cols-[minmax(0,44rem)_16rem] lg:justify-between lg:pt-6">
        <article className="min-w-0" {...(language && { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' })}>
          <header className="mb-8 border-b border-line pb-6">
            <h1 className="text-3xl">{title}</h1>
            {lead}
          </header>
          {children}
        </article>
        <RelatedPages />
      </div>
    </div>
  );
}
