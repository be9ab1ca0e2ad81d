import { contactTopics } from '@waha/contract/vocabulary';
import { type FormEvent, useEffect, useRef } from 'react';
import { useText } from '../../text/use-text.ts';
import { EmailField, PhoneField } from '../../ui/fields/contact-fields.tsx';
import { describedBy, FieldFrame, TextField } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ContactForm } from './use-contact-form.ts';

function TopicField({ form }: { form: ContactForm }) {
  const say = useText('contact');
  const { draft, errors, change } = form;
  return (
    <FieldFrame id="topic" label={say('topic')} error={errors.topic}>
      <Select
        id="topic"
        value={draft.topic}
        aria-required
        aria-invalid={errors.topic !== undefined}
        aria-describedby={describedBy('topic', undefined, errors.topic)}
        onChange={(event) => change({ topic: contactTopics.find((topic) => topic === event.target.value) ?? '' })}
      >
        <option value="">{say('chooseTopic')}</option>
        {contactTopics.map((topic) => (
          <option key={topic} value={topic}>
            {say(`topic_${topic}`)}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

function Fields({ form }: { form: ContactForm }) {
  const say = useText('contact');
  const { draft, errors, change } = form;
  return (
    <>
      <TextField
        id="name"
        label={say('name')}
        error={errors.name}
        value={draft.name}
        autoComplete="name"
        maxLength={80}
        onChange={(name) => change({ name })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <EmailField
          id="email"
          label={say('yourEmail')}
          hint={say('eitherHint')}
          error={errors.email}
          value={draft.email}
          onChange={(email) => change({ email })}
        />
        <PhoneField
          id="phone"
          label={say('yourPhone')}
          optional={say('optional')}
          error={errors.phone}
          value={draft.phone}
          onChange={(phone) => change({ phone })}
        />
        <TopicField form={form} />
        <TextField
          id="orderNumber"
          label={say('orderNumber')}
          optional={say('optional')}
          error={errors.orderNumber}
          value={draft.orderNumber}
          latin
          maxLength={30}
          onChange={(orderNumber) => change({ orderNumber })}
        />
      </div>
      <TextField
        id="message"
        label={say('message')}
        hint={say('messageHint')}
        error={errors.message}
        value={draft.message}
        multiline
        rows={6}
        maxLength={4_000}
        onChange={(message) => change({ message })}
      />
    </>
  );
}

/** Error in one line above the button; the first wrong field takes the focus. */
function Trouble({ form }: { form: ContactForm }) {
  const { trouble, errors } = form;
  useEffect(() => {
    if (!trouble) return;
    document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus();
  }, [trouble]);
  const isFields = Object.keys(errors).length > 0;
  return (
    <div role="alert">
      {trouble ? (
        <p
          className={`flex items-start gap-2 rounded-xl px-3 py-2.5 text-sm ${isFields ? 'bg-negative-tint text-negative' : 'bg-warning-tint text-warning'}`}
        >
          <Icon name={isFields ? 'circle-alert' : 'triangle-alert'} size={18} className="mt-0.5" />
          {trouble}
        </p>
      ) : null}
    </div>
  );
}

/**
 * Contact form: shows each error at its field, preserves typed values, and sends a message once even if pressed
 * repeatedly.
 */
export function ContactFormView({ form }: { form: ContactForm }) {
  const say = useText('contact');
  const trap = useRef<HTMLInputElement>(null);
  const { isSending, send } = form;

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send(trap.current?.value ?? '');
  }

  return (
    <form className="needs-script grid gap-4" noValidate onSubmit={submit} data-print="hide">
      <Fields form={form} />
      {/* Hidden from people and screen readers; bots fill in every field they find. */}
      <div className="sr-only" aria-hidden="true">
        <input ref={trap} name="company_site" tabIndex={-1} autoComplete="off" />
      </div>
      <Trouble form={form} />
      <button type="submit" className="btn btn-primary grid sm:justify-self-start" aria-busy={isSending}>
        <span className={`[grid-area:1/1] ${isSending ? 'invisible' : ''}`}>{say('send')}</span>
        <span className={`[grid-area:1/1] ${isSending ? '' : 'invisible'}`} aria-hidden={!isSending}>
          {say('sending')}
        </span>
      </button>
    </form>
  );
}
