import { languages } from '@waha/contract/vocabulary';
import { useState } from 'react';
import { InBoth, LongTextField, NumberField, SwitchField, TextField } from '../../form/fields.tsx';
import { useText } from '../../text/language.tsx';
import { MarkdownPreview } from '../pages/markdown-preview.tsx';
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
      <Preview body={values.body} />
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

/** The words as they are read, once they are asked for. */
function Preview({ body }: Pick<MessageValues, 'body'>) {
  const say = useText('marketing');
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold lg:min-h-9">{say('preview')}</summary>
      {isOpen ? (
        <div className="grid gap-4 lg:grid-cols-2">
          {languages.map((language) => (
            <MarkdownPreview key={language} markdown={body[language]} language={language} />
          ))}
        </div>
      ) : null}
    </details>
  );
}
