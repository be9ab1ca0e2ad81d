import type { CallReply } from '@waha/contract/client';
import { type TokenScope, tokenScopes } from '@waha/contract/vocabulary';
import { useId } from 'react';
import { ChoiceField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export type MadeKey = CallReply<'POST /admin/machine-tokens'>;

const ENDS = ['30', '90', '365', 'none'] as const;
interface Values {
  name: string;
  scopes: readonly TokenScope[];
  end: (typeof ENDS)[number];
  current_password: string;
}
const initial: Values = { name: '', scopes: [], end: '365', current_password: '' };

interface KeyFormProps {
  onClose: () => void;
  onMade: (made: MadeKey) => void;
}

/** A new key: the program, what it may do, its end. */
export function KeyForm({ onClose, onMade }: KeyFormProps) {
  const say = useText('keys');
  const form = useForm({
    call: 'POST /admin/machine-tokens',
    initial,
    input: ({ end, scopes, ...values }) => ({
      body: { ...values, scopes: [...scopes], expires_in_days: end === 'none' ? null : Number(end) },
    }),
    onDone: (made) => {
      onClose();
      onMade(made);
    },
  });
  return (
    <Dialog title={say('make')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose} save={say('make')}>
        <TextField {...form.field('name')} label={say('name')} hint={say('nameHint')} most={60} />
        <ScopesField
          value={form.values.scopes}
          onChange={(scopes) => form.set('scopes', scopes)}
          error={form.errorOf('scopes')}
        />
        <ChoiceField
          {...form.field('end')}
          error={form.errorOf('expires_in_days')}
          label={say('end')}
          hint={say('endHint')}
          options={ENDS.map((end) => [end, say(`end_${end}`)] as const)}
        />
        <TextField
          {...form.field('current_password')}
          label={say('password')}
          hint={say('passwordHint')}
          type="password"
          dir="ltr"
          autoComplete="current-password"
        />
      </Form>
    </Dialog>
  );
}

interface ScopesFieldProps {
  value: readonly TokenScope[];
  onChange: (scopes: TokenScope[]) => void;
  error: string | undefined;
}

/** Scopes as checkboxes, each with a sentence that says what the program sees or does. */
function ScopesField({ value, onChange, error }: ScopesFieldProps) {
  const say = useText('keys');
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold">{say('scopes')}</legend>
      <p className="mb-2 text-sm text-soft">{say('scopesHint')}</p>
      <div className="grid gap-1">
        {tokenScopes.map((scope) => (
          <div key={scope} className="flex items-start gap-3">
            <input
              id={`${id}-${scope}`}
              type="checkbox"
              name="scopes"
              value={scope}
              className="mt-1 size-5 shrink-0"
              aria-describedby={`${id}-${scope}-about`}
              checked={value.includes(scope)}
              onChange={(event) =>
                onChange(event.target.checked ? [...value, scope] : value.filter((one) => one !== scope))
              }
            />
            <div className="grid min-h-11 grow">
              <label htmlFor={`${id}-${scope}`} className="font-medium">
                {say(`scope_${scope}`)}
              </label>
              <span id={`${id}-${scope}-about`} className="text-sm text-soft">
                {say(`about_${scope}`)}
              </span>
            </div>
          </div>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-negative">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
