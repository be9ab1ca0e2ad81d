import type { ReactNode } from 'react';

interface SettingsSectionProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {text ? <p className="mt-1 max-w-prose text-sm text-soft">{text}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}
