import { useSignedIn } from '../api/session.ts';
import { useBasket } from '../cart/basket.ts';
import { Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { EmailField, PhoneField } from '../ui/fields/contact-fields.tsx';
import { TextField } from '../ui/fields/field.tsx';
import type { FormView } from './form/use-checkout-form.ts';
import { Section } from './section.tsx';

export function ContactSection({ view }: { view: FormView }) {
  const say = useText('checkout');
  const { form, errors, change, leave } = view;
  const isSignedIn = useSignedIn();
  const isOne = useBasket().kind === 'one-thing';
  return (
    <Section step={1} id="contact" title={say('contact')}>
      {isSignedIn ? null : (
        <p className="-mt-2 mb-3 text-sm text-soft">
          {say('haveAccount')}{' '}
          <Link
            to={isOne ? '/login?redirect=%2Fcheckout%3Fnow%3D1' : '/login?redirect=%2Fcheckout'}
            className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
          >
            {say('logIn')}
          </Link>
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
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
        <PhoneField
          id="phone"
          label={say('phone')}
          hint={say('phoneHint')}
          error={errors.phone}
          value={form.phone}
          onChange={(phone) => change({ phone })}
          onBlur={() => leave('phone', form.phone)}
        />
        <EmailField
          id="email"
          label={say('email')}
          optional={say('optional')}
          hint={say('emailHint')}
          error={errors.email}
          value={form.email}
          onChange={(email) => change({ email })}
          onBlur={() => leave('email', form.email)}
        />
      </div>
    </Section>
  );
}
