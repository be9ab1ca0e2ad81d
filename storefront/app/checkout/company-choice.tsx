import { useEffect, useRef } from 'react';
import { useSignedIn } from '../api/session.ts';
import { useApi } from '../api/use-api.ts';
import { CompanyFields } from '../company/company-fields.tsx';
import { companyFields, formOfCompany } from '../company/company-form.ts';
import { useText } from '../text/use-text.ts';
import type { FormView } from './form/use-checkout-form.ts';

/** Fills in the saved company of a customer once the choice is made, where nothing was typed. */
function useSavedCompany({ form, change }: FormView): void {
  const api = useApi();
  const isSignedIn = useSignedIn();
  const isUntouched = companyFields.every((field) => form[field] === '');
  const untouched = useRef(isUntouched);
  untouched.current = isUntouched;
  const isWanted = isSignedIn && form.isCompany;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the choice is made, not at every letter typed
  useEffect(() => {
    if (!isWanted || !isUntouched) return;
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(10_000)]);
    api('GET /user/company', { signal }).then(
      ({ company }) => {
        if (company && untouched.current) change(formOfCompany(company));
      },
      // On failure the company is typed, as by a guest.
      () => undefined,
    );
    return () => controller.abort();
  }, [isWanted]);
}

/** An invoice in the name of a company, with its numbers and address. */
export function CompanyChoice({ view }: { view: FormView }) {
  const say = useText('checkout');
  const { form, errors, change, leave } = view;
  useSavedCompany(view);
  return (
    <div className="grid gap-4">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={form.isCompany}
          onChange={(event) => change({ isCompany: event.target.checked })}
        />
        <span>
          <span className="font-semibold">{say('companyInvoice')}</span>
          <span className="block text-xs text-soft">{say('companyInvoiceHint')}</span>
        </span>
      </label>
      {form.isCompany ? (
        <CompanyFields form={form} errors={errors} change={change} onLeave={(field) => leave(field, form[field])} />
      ) : null}
    </div>
  );
}
