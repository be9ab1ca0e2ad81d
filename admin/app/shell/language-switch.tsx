import { Languages } from 'lucide-react';
import { useLanguageChoice } from '../text/language.tsx';

/** Button that switches the language; its label is in the target language. */
export function LanguageSwitch() {
  const { language, choose } = useLanguageChoice();
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <button type="button" className="btn btn-quiet" lang={other} onClick={() => void choose(other)}>
      <Languages className="size-4" aria-hidden="true" />
      {other === 'en' ? 'English' : 'العربية'}
    </button>
  );
}
