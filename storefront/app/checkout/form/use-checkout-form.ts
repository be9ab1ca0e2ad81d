import { useState } from 'react';
import { storedUser } from '../../auth/stored-user.ts';
import { readChosenCity } from '../../places/chosen-city.ts';
import { useText } from '../../text/use-text.ts';
import { type CheckoutForm, checkForm, errorsLeft, type FieldErrors, type FormField } from './checkout-form.ts';
import { loadForm, storeForm } from './stored-form.ts';

export interface FormView {
  form: CheckoutForm;
  errors: FieldErrors;
  change: (patch: Partial<CheckoutForm>) => void;
  /** Checks one field when the buyer leaves it, unless it is still empty: passing through a field shows no error. */
  leave: (field: FormField, text: string) => void;
  /** Validates all fields; shows and returns the errors. */
  check: (isSent: boolean) => FieldErrors;
  show: (errors: FieldErrors) => void;
}

const sameField: Partial<Record<keyof CheckoutForm, FormField>> = { cityId: 'city', neighborhoodId: 'district' };

/** The contact of the customer who is signed in, for a form in which none was typed. */
export function contactOfAccount(form: CheckoutForm): Partial<CheckoutForm> {
  const user = form.firstName === '' && form.phone === '' ? storedUser() : null;
  if (!user) return {};
  return { firstName: user.first_name, lastName: user.last_name, phone: user.phone, email: user.email ?? '' };
}

/** The form as stored in this tab, with what else is known: the account's contact, the city chosen in the shop. */
function withKnown(): CheckoutForm {
  const form = loadForm();
  const city = form.city === '' ? readChosenCity() : null;
  return { ...form, ...contactOfAccount(form), ...(city ? { city: city.name, cityId: city.id } : {}) };
}

/** State of the checkout form, stored in this tab as it is typed, with the errors of its fields. */
export function useCheckoutForm(): FormView {
  const say = useText('checkout');
  const [form, setForm] = useState(withKnown);
  const [errors, setErrors] = useState<FieldErrors>({});

  function found(isSent = true): FieldErrors {
    const problems = Object.entries(checkForm(form, isSent));
    return Object.fromEntries(problems.map(([field, problem]) => [field, say(problem)]));
  }

  return {
    form,
    errors,
    change(patch) {
      setForm((before) => {
        const after = { ...before, ...patch };
        storeForm(after);
        return after;
      });
      // A field being corrected loses its error.
      setErrors((before) => {
        const mended = new Set(Object.keys(patch).map((name) => sameField[name as keyof CheckoutForm] ?? name));
        return errorsLeft(before, { before: form, after: { ...form, ...patch }, mended });
      });
    },
    leave(field, text) {
      const error = text.trim() === '' ? undefined : found()[field];
      if (error) setErrors((before) => ({ ...before, [field]: error }));
    },
    check(isSent) {
      const errors = found(isSent);
      setErrors(errors);
      return errors;
    },
    show: setErrors,
  };
}
