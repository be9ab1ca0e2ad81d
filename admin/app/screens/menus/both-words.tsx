import { InBoth, TextField } from '../../form/fields.tsx';
import { useText } from '../../text/language.tsx';

interface Both {
  ar: string;
  en: string;
}

interface BothWordsProps {
  /** Path of the value in the form: `footer.0.title`. */
  name: string;
  label: string;
  value: Both;
  most: number;
  errors: Readonly<Record<string, string[]>>;
  onChange: (value: Both) => void;
}

/** A text of a row in both languages. */
export function BothWords({ name, label, value, most, errors, onChange }: BothWordsProps) {
  const common = useText('common');
  return (
    <InBoth>
      {(['ar', 'en'] as const).map((language) => (
        <TextField
          key={language}
          name={`${name}.${language}`}
          value={value[language]}
          onChange={(typed) => onChange({ ...value, [language]: typed })}
          error={errors[`${name}.${language}`]?.[0]}
          label={`${label} (${common(language === 'ar' ? 'arabic' : 'english')})`}
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          most={most}
        />
      ))}
    </InBoth>
  );
}
