import { useEffect, useState } from 'react';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Light or dark theme, stored in this browser; it overrides the system's preference. */
export function ThemeSwitch({ className }: { className?: string }) {
  const say = useText('account');
  const [dark, setDark] = useState(false);
  useEffect(() => setDark(isDark()), []);
  return (
    <button
      type="button"
      aria-pressed={dark}
      className={className}
      onClick={() => {
        const next = dark ? 'light' : 'dark';
        document.documentElement.dataset.theme = next;
        try {
          localStorage.setItem('theme', next);
        } catch {
          // Without storage it applies to this page only.
        }
        setDark(!dark);
      }}
    >
      <Icon name={dark ? 'sun' : 'moon'} size={16} />
      {say('darkTheme')}
    </button>
  );
}
