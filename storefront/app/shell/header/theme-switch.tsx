import { useEffect, useState } from 'react';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Light or dark, kept in this browser; it wins over what the system asks for. */
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
          // Not kept, then; it holds for this page.
        }
        setDark(!dark);
      }}
    >
      <Icon name={dark ? 'sun' : 'moon'} size={16} />
      {say('darkTheme')}
    </button>
  );
}
