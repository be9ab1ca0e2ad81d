import type { Company } from '@waha/contract/types';
import { type FormEvent, useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { useSubmit } from '../auth/use-submit.ts';
import { CompanyFields } from '../company/company-fields.tsx';
import {
  type CompanyForm,
  companyChecks,
  companyOfForm,
  emptyCompany,
  formOfCompany,
  wireOfCompany,
} from '../company/company-form.ts';
import { CompanyLines } from '../company/company-lines.tsx';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { FormTrouble } from '../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../ui/fields/submit-button.tsx';
import { ConfirmButton } from './confirm-button.tsx';

interface EditorProps {
  company: Company | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** Messages of the server by the fields of the page; those of the page have these names already. */
const atFields = (errors: Record<string, string>) => {
  const fields = new Map<string, string>(Object.entries(wireOfCompany));
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [fields.get(name) ?? name, message]));
};

function CompanyEditor({ company, onSaved, onCancel }: EditorProps) {
  const say = useText('account');
  const sayCheckout = useText('checkout');
  const api = useApi();
  const sending = useSubmit(say('networkTrouble'));
  const [form, setForm] = useState<CompanyForm>(company ? formOfCompany(company) : emptyCompany);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wrong = companyChecks.filter(([, , isWrong]) => isWrong(form)).reverse();
    if (wrong.length > 0) {
      sending.show(Object.fromEntries(wrong.map(([field, problem]) => [field, sayCheckout(problem)])));
      return;
    }
    void sending.run(async () => {
      await api('PUT /user/company', { body: companyOfForm(form), signal: AbortSignal.timeout(15_000) });
      showToast({ text: say('companySaved'), tone: 'positive', position: 'top' });
      onSaved();
    });
  }

  return (
    <form noValidate aria-labelledby="company" className="grid gap-4" onSubmit={submit}>
      <CompanyFields
        form={form}
        errors={atFields(sending.errors)}
        change={(patch) => {
          setForm((before) => ({ ...before, ...patch }));
          const names = Object.entries(wireOfCompany).filter(([, field]) => field in patch);
          sending.mend(...Object.keys(patch), ...names.map(([name]) => name));
          // One of the two numbers is enough.
          if ('companyNumber' in patch) sending.mend('companyVat', 'vat_number');
        }}
      />
      <div>
        <FormTrouble message={sending.trouble} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton label={say('save')} working={say('saving')} isWorking={sending.isSending} />
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            {say('cancel')}
          </button>
        </div>
      </div>
    </form>
  );
}

/** The company that the customer buys for, which the checkout fills in. Left out while it cannot be loaded. */
export function CompanyPanel() {
  const say = useText('account');
  const api = useApi();
  const [isEdited, setIsEdited] = useState(false);
  const { state, retry } = useLoaded('company', (api, signal) => api('GET /user/company', { signal }));
  if (state.kind !== 'known') return null;
  const { company } = state.data;

  async function forget(): Promise<void> {
    try {
      await api('DELETE /user/company', { signal: AbortSignal.timeout(15_000) });
      showToast({ text: say('companyForgotten'), tone: 'info', position: 'top' });
      retry();
    } catch {
      showToast({ text: say('companyForgetFailed'), tone: 'negative', position: 'top' });
    }
  }

  const close = () => setIsEdited(false);
  return (
    <section aria-labelledby="company" className="mt-8 grid gap-4 rounded-card border border-line bg-card p-4 sm:p-6">
      <div>
        <h2 id="company" className="text-xl">
          {say('company')}
        </h2>
        <p className="text-sm text-soft">{say('companyHint')}</p>
      </div>
      {isEdited ? (
        <CompanyEditor
          company={company}
          onCancel={close}
          onSaved={() => {
            close();
            retry();
          }}
        />
      ) : (
        <>
          {company ? (
            <div className="text-sm">
              <CompanyLines company={company} />
            </div>
          ) : null}
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className="btn btn-quiet"
              aria-label={company ? say('editNamed', { name: company.name }) : undefined}
              onClick={() => setIsEdited(true)}
            >
              {company ? say('edit') : say('addCompany')}
            </button>
            {company ? (
              <ConfirmButton
                label={say('delete')}
                name={say('deleteNamed', { name: company.name })}
                question={say('deleteCompanyAsk', { name: company.name })}
                yes={say('deleteYes')}
                onConfirm={forget}
              />
            ) : null}
          </div>
        </>
      )}
    </section>
  );
}
