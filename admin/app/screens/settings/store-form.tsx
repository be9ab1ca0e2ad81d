import type { CallReply } from '@waha/contract/client';
import { languages } from '@waha/contract/vocabulary';
import { BothField } from '../../form/both-field.tsx';
import { ChoiceField, InBoth, SwitchField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { latinNumber } from '../../form/numbers.ts';
import { RowsField } from '../../form/rows-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';

type Store = CallReply<'GET /admin/settings/store'>;

const MOST_LICENCES = 10;
const MOST_LINKS = 12;
const newLicence = { label: { ar: '', en: '' }, number: '' };
const newLink = { network: 'instagram', url: '' };
/** Names as the networks write them. A network missing here was saved through the API, and stays. */
const networks: Record<string, string> = {
  instagram: 'Instagram',
  x: 'X',
  snapchat: 'Snapchat',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  telegram: 'Telegram',
};

/** Names, contacts, numbers, licences and links of the shop. */
export function StoreForm({ settings }: { settings: Store }) {
  const say = useText('settings');
  const common = useText('common');
  const form = useForm({
    call: 'PUT /admin/settings/store',
    initial: settings,
    input: (body) => ({
      body: {
        ...body,
        vat_number: latinNumber(body.vat_number),
        commercial_registration: latinNumber(body.commercial_registration),
      },
    }),
    changedTo: (stored) => stored,
    done: common('saved'),
  });
  return (
    <Form form={form} isInDialog>
      <BothField form={form} name="name" label={say('name')} most={120} />
      <BothField form={form} name="tagline" label={say('tagline')} most={300} isOptional />
      <BothField form={form} name="legal_name" label={say('legalName')} most={200} isOptional />
      <BothField form={form} name="address" label={say('address')} most={300} isOptional />
      <BothField form={form} name="hours" label={say('hours')} most={200} isOptional />
      <InBoth>
        <TextField {...form.field('phone')} label={say('phone')} type="tel" dir="ltr" most={32} isOptional />
        <TextField {...form.field('whatsapp')} label={say('whatsapp')} type="tel" dir="ltr" most={32} isOptional />
        <TextField
          {...form.field('email')}
          label={say('email')}
          hint={say('emailHint')}
          type="email"
          dir="ltr"
          most={254}
          isOptional
        />
        <TextField
          {...form.field('vat_number')}
          label={say('vatNumber')}
          hint={say('vatHint')}
          inputMode="numeric"
          dir="ltr"
          most={15}
          isOptional
        />
        <TextField
          {...form.field('commercial_registration')}
          label={say('commercialRegistration')}
          inputMode="numeric"
          dir="ltr"
          most={10}
          isOptional
        />
      </InBoth>
      <RowsField
        form={form}
        name="licences"
        title={say('licences')}
        newRow={newLicence}
        most={MOST_LICENCES}
        add={say('addLicence')}
        remove={say('removeLicence')}
      >
        {(field) => {
          const label = field('label');
          return (
            <>
              {languages.map((language) => (
                <TextField
                  key={language}
                  name={`${label.name}.${language}`}
                  label={`${say('licenceLabel')} (${common(language === 'ar' ? 'arabic' : 'english')})`}
                  value={label.value[language]}
                  onChange={(typed) => label.onChange({ ...label.value, [language]: typed })}
                  error={form.errorOf(`${label.name}.${language}`)}
                  lang={language}
                  dir={language === 'ar' ? 'rtl' : 'ltr'}
                  most={120}
                />
              ))}
              <TextField {...field('number')} label={say('licenceNumber')} dir="ltr" most={60} />
            </>
          );
        }}
      </RowsField>
      <RowsField
        form={form}
        name="social"
        title={say('social')}
        newRow={newLink}
        most={MOST_LINKS}
        add={say('addLink')}
        remove={say('removeLink')}
      >
        {(field, { network }) => (
          <>
            <ChoiceField
              {...field('network')}
              label={say('network')}
              options={Object.entries({ ...networks, [network]: networks[network] ?? network })}
            />
            <TextField {...field('url')} label={say('url')} type="url" dir="ltr" most={300} />
          </>
        )}
      </RowsField>
      <SwitchField {...form.field('uses_riyal_sign')} label={say('riyalSign')} />
    </Form>
  );
}
