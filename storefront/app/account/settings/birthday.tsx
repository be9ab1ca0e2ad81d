import type { Birthday as Said } from '@waha/contract/types';
import { type FormEvent, useId } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PartFailed } from '../load-failed.tsx';
import { SettingsSection } from './settings-section.tsx';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const DAYS = Array.from({ length: 31 }, (_, at) => at + 1);
const TIMEOUT_MS = 15_000;

/** Day and month of the birthday, never the year; it can be taken back. */
export function Birthday() {
  const say = useText('account');
  const api = useApi();
  const { state, set, retry } = useLoaded('birthday', (call, signal) => call('GET /user/birthday', { signal }));

  async function save(made: Promise<Said>): Promise<void> {
    try {
      set(await made);
      showToast({ text: say('birthdaySaved'), tone: 'positive', position: 'top' });
    } catch {
      showToast({ text: say('profileFailed'), tone: 'negative', position: 'top' });
    }
  }
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const body = { month: Number(typed.get('month')), day: Number(typed.get('day')) };
    void save(api('PUT /user/birthday', { body, signal: AbortSignal.timeout(TIMEOUT_MS) }));
  };
  const forget = () => void save(api('DELETE /user/birthday', { signal: AbortSignal.timeout(TIMEOUT_MS) }));

  return (
    <SettingsSection id="birthday" title={say('birthday')} text={say('birthdayText')}>
      {state.kind === 'loading' ? <Skeleton className="mb-3 h-12" /> : null}
      {state.kind === 'failed' ? <PartFailed onRetry={retry} /> : null}
      {state.kind === 'known' ? (
        <form
          // Fields begin again from what was saved.
          key={`${state.data.month}-${state.data.day}`}
          className="flex flex-wrap items-end gap-3"
          onSubmit={choose}
        >
          <Fields said={state.data} />
          <button type="submit" className="btn btn-primary">
            {say('birthdaySave')}
          </button>
          {state.data.month === null ? null : (
            <button type="button" className="btn btn-quiet" onClick={forget}>
              {say('birthdayForget')}
            </button>
          )}
        </form>
      ) : null}
    </SettingsSection>
  );
}

function Fields({ said }: { said: Said }) {
  const say = useText('account');
  const language = useLanguage();
  const names = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn-ca-gregory' : 'en', {
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <>
      <Choice name="day" label={say('birthdayDay')} value={said.day} options={DAYS.map((day) => [day, String(day)])} />
      <Choice
        name="month"
        label={say('birthdayMonth')}
        value={said.month}
        options={MONTHS.map((month) => [month, names.format(Date.UTC(2000, month - 1))])}
      />
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: number | null;
  options: readonly (readonly [value: number, name: string])[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} className="field" required defaultValue={value ?? ''}>
        <option value="" disabled>
          —
        </option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
