import type { ReactNode } from 'react';

/** One small form in the middle of a page. */
export function AuthCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="container max-w-lg pt-8 lg:pt-14">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 text-soft">{text}</p>
      <div className="mt-6 rounded-card border border-line bg-card p-5 sm:p-7">{children}</div>
    </div>
  );
}
