import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { Form } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';

/** Submits a form only once, however often its button is pressed, until the reply arrives. */
function useOneSending() {
  const { state } = useNavigation();
  const isSending = useRef(false);
  useEffect(() => {
    if (state === 'idle') isSending.current = false;
  }, [state]);
  return (event: FormEvent) => {
    if (isSending.current) event.preventDefault();
    isSending.current = true;
  };
}

/** E-mail field and button that submit to the page /newsletter, which shows the result. */
export function NewsletterForm({ email, error }: { email?: string | undefined; error?: string | undefined }) {
  const say = useText('shop');
  const onSubmit = useOneSending();
  return (
    <Form method="post" action="/newsletter" noValidate onSubmit={onSubmit} className="w-full">
      <label htmlFor="newsletter" className="mb-1 block text-sm font-semibold">
        {say('newsletterEmail')}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id="newsletter"
          name="email"
          type="email"
          dir="ltr"
          defaultValue={email}
          maxLength={254}
          autoComplete="email"
          aria-invalid={!!error}
          aria-describedby="newsletter-error"
          className="field flex-1 aria-invalid:border-negative"
        />
        <button type="submit" className="btn btn-primary">
          {say('newsletterAction')}
        </button>
      </div>
      <p id="newsletter-error" role="alert" className="mt-1 flex items-start gap-1.5 text-sm text-negative">
        {error ? (
          <>
            <Icon name="circle-alert" size={16} className="mt-1" />
            {error}
          </>
        ) : null}
      </p>
    </Form>
  );
}
