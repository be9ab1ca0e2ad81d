import { languages, type MarketingChannel, marketingChannels } from '@waha/contract/vocabulary';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { ChoiceField, InBoth, LongTextField, NumberField, SwitchField, TextField } from '../../form/fields.tsx';
import { useText } from '../../text/language.tsx';
import { MarkdownPreview } from '../pages/markdown-preview.tsx';
import type { MessageValues } from './message-values.ts';

const MOST_ON_PHONE = 400;

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
  const isMail = values.channel === 'email';
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
      <ChannelField value={values.channel} onChange={(channel) => onChange({ ...values, channel })} />
      <p className="text-soft">
        {say(isMail ? 'fieldsHint' : 'phoneHint', { nameField: '{name}', shopField: '{shop}' })}
      </p>
      {isMail ? null : (
        <TextField {...both('subject', 'ar')} label={say('staffName')} hint={say('staffNameHint')} most={150} />
      )}
      <InBoth>
        {isMail
          ? languages.map((language) => <TextField key={language} {...both('subject', language)} most={150} />)
          : null}
        {languages.map((language) => (
          <LongTextField
            key={`body-${language}`}
            {...both('body', language)}
            most={isMail ? 10_000 : MOST_ON_PHONE}
            rows={6}
          />
        ))}
      </InBoth>
      {isMail ? <Preview body={values.body} /> : null}
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

/** The way of a message: mail, or a channel to phones. One that may not advertise yet says so. */
function ChannelField({ value, onChange }: { value: MarketingChannel; onChange: (channel: MarketingChannel) => void }) {
  const say = useText('marketing');
  const { data } = useCall('GET /admin/marketing/phone');
  const isOn = (channel: MarketingChannel) => channel === 'email' || !data || data.channels.includes(channel);
  return (
    <ChoiceField
      name="channel"
      value={value}
      onChange={onChange}
      error={undefined}
      label={say('channel')}
      hint={isOn(value) ? (value === 'email' ? undefined : say('channelHint')) : say('channelOff')}
      options={marketingChannels.map((channel) => [
        channel,
        isOn(channel) ? say(`channel_${channel}`) : say('isNotSetUp', { channel: say(`channel_${channel}`) }),
      ])}
    />
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
