import { languages } from '@waha/contract/vocabulary';
import { InBoth, LongTextField, NumberField, SwitchField, TextField } from '../../form/fields.tsx';
import { useText } from '../../text/language.tsx';
import type { MessageValues } from './message-values.ts';

interface MessageProps {
  values: MessageValues;
  onChange: (values: MessageValues) => void;
  /** The error of a path within the message: `subject.ar`. */
  errorOf: (path: string) => string | undefined;
}

/** A message in both languages, with a discount code of each reader's own if wished. */
export function MessageFields({ values, onChange, errorOf }: MessageProps) {
  const say = useText('marketing');
  const common = useText('common');
  const both = (name: 'subject' | 'body', language: 'ar' | 'en') => ({
    name: `${name}.${language}`,
    value: values[name][language],
    onChange: (typed: string) => onChange({ ...values, [name]: { ...values[name], [language]: typed } }),
    error: errorOf(`${name}.${language}`),
    label: `${say(name)} (${common(language === 'ar' ? 'arabic' : 'english')})`,
    lang: language,
    dir: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
  });
  const number = (name: 'percent' | 'days') => ({
    name,
    value: values[name],
    onChange: (typed: string) => onChange({ ...values, [name]: typed }),
    error: errorOf(`coupon.${name}`),
  });
  return (
    <div className="grid gap-3">
      <p className="text-soft">{say('fieldsHint', { nameField: '{name}', shopField: '{shop}' })}</p>
      <InBoth>
        {languages.map((language) => (
          <TextField key={language} {...both('subject', language)} most={150} />
        ))}
        {languages.map((language) => (
          <LongTextField key={`body-${language}`} {...both('body', language)} most={10_000} rows={6} />
        ))}
      </InBoth>
      <SwitchField
        name="hasCoupon"
        value={values.hasCoupon}
        onChange={(hasCoupon) => onChange({ ...values, hasCoupon })}
        error={undefined}
        label={say('coupon')}
        hint={say('couponHint')}
      />
      {values.hasCoupon ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <NumberField {...number('percent')} label={say('percent')} unit="%" isWhole />
          <NumberField {...number('days')} label={say('validDays')} isWhole />
        </div>
      ) : null}
    </div>
  );
}
