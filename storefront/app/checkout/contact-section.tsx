import { normalisePhone } from '@waha/contract/phone';
import { useEffect, useState } from 'react';
import { useSignedIn } from '../api/session.ts';
import { storedUser } from '../auth/stored-user.ts';
import { useBasket } from '../cart/basket.ts';
import { Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { EmailField, PhoneField } from '../ui/fields/contact-fields.tsx';
import { TextField } from '../ui/fields/field.tsx';
import type { FormView } from './form/use-checkout-form.ts';
import { ChangeButton, Section } from './section.tsx';
import { useTyping } from './use-typing.ts';

const contactFields = ['firstName', 'lastName', 'phone', 'email'] as const;

/** Whether the form has the contact of the account, which needs no typing, and nothing is wrong with it. */
function isOfAccount({ form, errors }: FormView): boolean {
  const user = storedUser();
  if (!user || contactFields.some((field) => errors[field])) return false;
  const isSame = form.firstName === user.first_name && form.lastName === user.last_name && form.phone === user.phone;
  const isWhole = form.firstName !== '' && form.lastName !== '' && normalisePhone(form.phone) !== null;
  return isSame && isWhole && form.email === (user.email ?? '');
}

function LogIn() {
  const say = useText('checkout');
  const isOne = useBasket().kind === 'one-thing';
  return (
    <Link
      to={isOne ? '/login?redirect=%2Fcheckout%3Fnow%3D1' : '/login?redirect=%2Fcheckout'}
      className="checkout-link"
    >
      {say('logIn')}
    </Link>
  );
}

/** The buyer: two lines for a customer whose account says it, fields for anybody else. */
export function ContactSection({ view }: { view: FormView }) {
  const say = useText('checkout');
  const isSignedIn = useSignedIn();
  const [isWanted, setIsWanted] = useState(false);
  const [isTyping] = useTyping('contact');
  // Fields that somebody types into stay, also where they say what the account does.
  const isKnown = isSignedIn && !isWanted && !isTyping && isOfAccount(view);
  // The pressed button is gone: its focus goes to what it has opened.
  useEffect(() => {
    if (isWanted) document.getElementById('firstName')?.focus();
  }, [isWanted]);
  const { form } = view;
  const aside = isKnown ? (
    <ChangeButton about={say('contact')} onPress={() => setIsWanted(true)} />
  ) : isSignedIn ? null : (
    <LogIn />
  );
  return (
    <Section step={1} id="contact" title={say('contact')} aside={aside}>
      {isKnown ? (
        <p className="flex flex-wrap gap-x-3 text-sm">
          <bdi className="font-semibold">{`${form.firstName} ${form.lastName}`}</bdi>
          <bdi dir="ltr" className="text-soft tabular-nums">
            {form.phone}
          </bdi>
        </p>
      ) : (
        <Fields view={view} />
      )}
    </Section>
  );
}

function Fields({ view }: { view: FormView }) {
  const say = useText('checkout');
  const { form, errors, change, leave } = view;
  return (
    <div className="checkout-fields">
      <div className="checkout-pair">
        <TextField
          id="firstName"
          label={say('firstName')}
          error={errors.firstName}
          value={form.firstName}
          autoComplete="given-name"
          maxLength={60}
          onChange={(firstName) => change({ firstName })}
        />
        <TextField
          id="lastName"
          label={say('lastName')}
          error={errors.lastName}
          value={form.lastName}
          autoComplete="family-name"
          maxLength={60}
          onChange={(lastName) => change({ lastName })}
        />
      </div>
      <PhoneField
        id="phone"
        label={say('phone')}
        placeholder="05XXXXXXXX"
        error={errors.phone}
        value={form.phone}
        onChange={(phone) => change({ phone })}
        onBlur={() => leave('phone', form.phone)}
      />
      <EmailField
        id="email"
        label={say('email')}
        optional={say('emailOptional')}
        error={errors.email}
        value={form.email}
        onChange={(email) => change({ email })}
        onBlur={() => leave('email', form.email)}
      />
    </div>
  );
}
