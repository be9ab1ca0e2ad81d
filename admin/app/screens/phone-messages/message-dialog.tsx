import type { PhoneMessageOverview, PhoneMessagePreview, PhoneTrialOutcome } from '@waha/contract/types';
import type { PhoneMessage } from '@waha/contract/vocabulary';
import { useState } from 'react';
import { ChoiceField, InBoth, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { State } from '../../ui/parts.tsx';

interface MessageDialogProps {
  message: PhoneMessage;
  overview: PhoneMessageOverview;
  onClose: () => void;
}

/** The words of a message in both languages, with what they cost, and a test to one's own phone. */
export function MessageDialog({ message, overview: { templates, channels }, onClose }: MessageDialogProps) {
  const say = useText('phone');
  const own = templates.filter((one) => one.message === message);
  const [chosen, setChosen] = useState(own[0]?.template ?? '');
  const shown = own.find(({ template }) => template === chosen);
  return (
    <Dialog title={say(`message_${message}`)} size="wide" onClose={onClose}>
      <div className="grid gap-4">
        {own.length > 1 ? (
          <ChoiceField
            name="template"
            value={chosen}
            onChange={setChosen}
            error={undefined}
            label={say('which')}
            options={own.map(({ template }) => [template, say(`template_${template as NamedTemplate}`)] as const)}
          />
        ) : null}
        {shown ? <Words shown={shown} hasWhatsapp={channels.includes('whatsapp')} /> : null}
        {channels.length > 0 && shown ? <Trial template={shown.template} key={shown.template} /> : null}
      </div>
    </Dialog>
  );
}

/** Rows of several messages name each. */
type NamedTemplate =
  | 'sms_code'
  | 'sms_login_code'
  | 'order_code'
  | 'sms_reset'
  | 'sms_claim'
  | 'sms_password_changed'
  | 'sms_email_changed'
  | 'sms_phone_changed';

function Words({ shown, hasWhatsapp }: { shown: PhoneMessagePreview; hasWhatsapp: boolean }) {
  const say = useText('phone');
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {shown.texts.map(({ language, text, parts, approved }) => (
        <section key={language} className="grid content-start gap-3">
          <figure className="grid gap-1">
            <figcaption className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
              {say('textMessage')} <State tone={parts > 1 ? 'warn' : 'info'}>{say('parts', { count: parts })}</State>
            </figcaption>
            <Bubble language={language} words={text} />
          </figure>
          {approved !== null && hasWhatsapp ? (
            <figure className="grid gap-1">
              <figcaption className="text-sm text-soft">{say('whatsapp')}</figcaption>
              <Bubble language={language} words={approved} />
            </figure>
          ) : null}
        </section>
      ))}
    </div>
  );
}

/** A message as a phone shows it: line ends stay, and long addresses break. */
function Bubble({ language, words }: { language: 'ar' | 'en'; words: string }) {
  return (
    <p
      lang={language}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      className="whitespace-pre-wrap rounded-2xl bg-tint px-3 py-2 [overflow-wrap:anywhere]"
    >
      {words}
    </p>
  );
}

function Trial({ template }: { template: string }) {
  const say = useText('phone');
  const common = useText('common');
  const [outcome, setOutcome] = useState<PhoneTrialOutcome>();
  const form = useForm({
    call: 'POST /admin/phone-messages/{template}/test',
    initial: { to: '', language: 'ar' as 'ar' | 'en' },
    input: (body) => ({ params: { template }, body }),
    onDone: setOutcome,
  });
  return (
    <section className="rounded-xl border border-line p-3">
      <h3 className="mb-2 font-semibold">{say('tryIt')}</h3>
      <Form form={form} isInDialog save={say('send')}>
        <InBoth>
          <TextField
            {...form.field('to')}
            label={say('to')}
            hint={say('toHint')}
            type="tel"
            dir="ltr"
            autoComplete="tel"
            most={32}
          />
          <ChoiceField
            {...form.field('language')}
            label={say('inLanguage')}
            options={[
              ['ar', common('arabic')],
              ['en', common('english')],
            ]}
          />
        </InBoth>
      </Form>
      <p role="status" className="mt-2">
        {outcome && !form.isBusy ? (
          <State tone={outcome.outcome === 'sent' ? 'good' : 'bad'}>
            {outcome.channel === null ? say(`outcome_${outcome.outcome}`) : say(`sentBy_${outcome.channel}`)}
          </State>
        ) : null}
      </p>
    </section>
  );
}
