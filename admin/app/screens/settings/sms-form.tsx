import type { CallReply } from '@waha/contract/client';
import { InBoth, NumberField, SwitchField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useLanguage, useText } from '../../text/language.tsx';

type Sms = CallReply<'GET /admin/settings/sms'>;

const budgets = [
  ['number_per_day', 'smsNumber'],
  ['block_per_hour', 'smsBlock'],
  ['network_per_hour', 'smsNetwork'],
  ['shop_per_hour', 'smsHour'],
  ['shop_per_day', 'smsDay'],
  ['alarm_percent', 'smsAlarm'],
] as const;
type Budget = (typeof budgets)[number][0];

/** Countries where customers of a Saudi shop live; a country set through the API stays and is shown beside them. */
const OFFERED = ['SA', 'AE', 'BH', 'KW', 'OM', 'QA', 'YE', 'JO', 'EG', 'IQ', 'LB', 'SD', 'TR', 'PK', 'IN', 'GB', 'US'];

const formOf = (settings: Sms) => ({
  is_on: settings.is_on,
  countries: settings.countries,
  // The list contains each field name once.
  ...(Object.fromEntries(budgets.map(([name]) => [name, showNumber(settings[name])])) as Record<Budget, string>),
  version: settings.version,
});

/** Budgets of text messages: countries, numbers an hour and a day, and the switch that stops them all. */
export function SmsForm({ settings }: { settings: Sms }) {
  const say = useText('settings');
  const common = useText('common');
  const form = useForm({
    call: 'PUT /admin/settings/sms',
    initial: formOf(settings),
    input: ({ version, is_on, countries, ...typed }) => {
      const read = Object.fromEntries(budgets.map(([name]) => [name, readNumber(typed[name])]));
      // A text that is no number is refused by the server at its field.
      const body = { is_on, countries, ...(read as Record<Budget, number>), version };
      return { body };
    },
    changedTo: formOf,
    done: common('saved'),
  });
  return (
    <Form form={form} isInDialog>
      <SwitchField {...form.field('is_on')} label={say('smsOn')} hint={say('smsOnHint')} />
      <Countries {...form.field('countries')} />
      <InBoth>
        {budgets.map(([name, label]) => (
          <NumberField
            key={name}
            {...form.field(name)}
            label={say(label)}
            isWhole
            {...(name === 'alarm_percent' ? { unit: '%' } : {})}
          />
        ))}
      </InBoth>
    </Form>
  );
}

function Countries({
  value,
  onChange,
  error,
}: {
  value: readonly string[];
  onChange: (countries: string[]) => void;
  error?: string | undefined;
}) {
  const say = useText('settings');
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region' });
  const shown = [...new Set([...OFFERED, ...value])];
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{say('smsCountries')}</legend>
      <p className="mb-2 text-soft">{say('smsCountriesHint')}</p>
      <div className="flex flex-wrap gap-2">
        {shown.map((country) => (
          <label key={country} className="chip flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              checked={value.includes(country)}
              onChange={(event) =>
                onChange(event.target.checked ? [...value, country] : value.filter((one) => one !== country))
              }
            />
            {names.of(country) ?? country}
          </label>
        ))}
      </div>
      {error ? (
        <p role="alert" className="mt-1 text-negative">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
