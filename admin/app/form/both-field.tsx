import { languages } from '@waha/contract/vocabulary';
import { useText } from '../text/language.tsx';
import { InBoth, LongTextField, TextField } from './fields.tsx';
import type { Form } from './use-form.ts';

interface Both {
  ar: string;
  en: string;
}

type BothNames<Values> = { [Name in keyof Values & string]: Values[Name] extends Both ? Name : never }[keyof Values &
  string];

interface BothProps<Values> {
  form: Form<Values>;
  name: BothNames<Values>;
  label: string;
  most: number;
  rows?: number;
  isOptional?: boolean;
}

/** A text field in both languages, side by side; each error is shown under its own field. */
export function BothField<Values>({ form, name, label, most, rows, isOptional }: BothProps<Values>) {
  const say = useText('common');
  // The type of `name` allows only values in both languages.
  const value = form.values[name] as Both;
  const of = (language: 'ar' | 'en') => ({
    name: `${name}.${language}`,
    value: value[language],
    onChange: (typed: string) => form.set(name, { ...value, [language]: typed } as Values[typeof name]),
    error: form.errorOf(`${name}.${language}`),
    label: `${label} (${say(language === 'ar' ? 'arabic' : 'english')})`,
    lang: language,
    dir: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
    most,
    ...(isOptional === undefined ? {} : { isOptional }),
  });
  return (
    <InBoth>
      {languages.map((language) =>
        rows ? (
          <LongTextField key={language} {...of(language)} rows={rows} />
        ) : (
          <TextField key={language} {...of(language)} />
        ),
      )}
    </InBoth>
  );
}
