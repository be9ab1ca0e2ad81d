import { useLocation } from 'react-router';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { otherScript } from '../../ui/text/other-script.ts';
import { useLanguage, useRootData } from '../root-data.ts';
import { rememberLanguage } from './language-choice.ts';

/** A real link to the other language's address; with JavaScript it also stores the choice. None where Arabic is the only one. */
export function LanguageSwitch({ className }: { className?: string }) {
  const say = useText('shell');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { settings } = useRootData();
  if (settings?.languages === 'ar') return null;
  const other = language === 'ar' ? 'en' : 'ar';
  const address = other === 'en' ? `/en${pathname === '/' ? '' : pathname}` : pathname;
  return (
    <a
      href={`${address}${search}`}
      lang={other}
      hrefLang={other}
      className={className}
      style={otherScript}
      onClick={() => rememberLanguage(other)}
      data-language={other}
    >
      <Icon name="languages" size={16} />
      {say('otherLanguage')}
    </a>
  );
}
