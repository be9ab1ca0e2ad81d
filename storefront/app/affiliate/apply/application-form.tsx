import type { AffiliateApplication, AffiliateProgramme } from '@waha/contract/types';
import { useText } from '../../text/use-text.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ChannelFields } from './channel-fields.tsx';
import { useApplication } from './use-application.ts';

interface ApplicationFormProps {
  application: AffiliateApplication;
  programme: AffiliateProgramme;
  onDone: (now: AffiliateApplication) => void;
}

/** The application form: shows every error at its field, and stores the typed values. */
export function ApplicationForm(props: ApplicationFormProps) {
  const say = useText('applying');
  const { draft, change, iban, changeIban, agrees, agree, errors, trouble, isSending, submit } = useApplication(props);
  return (
    <form
      noValidate
      onSubmit={submit}
      className="needs-script grid gap-6 rounded-card border border-line bg-card p-5 sm:p-7"
    >
      <ChannelFields draft={draft} errors={errors} change={change} />
      <TextField
        id="audience"
        label={say('audience')}
        hint={say('audienceHint')}
        error={errors.audience}
        value={draft.audience}
        multiline
        rows={4}
        maxLength={1_000}
        onChange={(audience) => change({ audience }, 'audience')}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          id="mawthooq_number"
          label={say('mawthooq')}
          optional={say('optional')}
          hint={say('mawthooqHint')}
          error={errors.mawthooq_number}
          value={draft.mawthooq}
          latin
          inputMode="numeric"
          maxLength={40}
          onChange={(mawthooq) => change({ mawthooq }, 'mawthooq_number')}
        />
        {props.application.code === null ? (
          <TextField
            id="code"
            label={say('code')}
            optional={say('optional')}
            hint={say('codeHint')}
            error={errors.code}
            value={draft.code}
            latin
            maxLength={16}
            onChange={(code) => change({ code }, 'code')}
          />
        ) : null}
        <TextField
          id="iban"
          label={say('iban')}
          optional={say('optional')}
          hint={say('ibanHint')}
          error={errors.iban}
          value={iban}
          autoComplete="off"
          latin
          maxLength={60}
          onChange={changeIban}
        />
      </div>
      <Terms programme={props.programme} />
      <Agree agrees={agrees} error={errors.agree} onChange={agree} />
      <FormTrouble message={trouble} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton label={say('send')} working={say('sending')} isWorking={isSending} />
        <p className="text-sm text-soft">{say('kept')}</p>
      </div>
    </form>
  );
}

function Agree(props: { agrees: boolean; error: string | undefined; onChange: (agrees: boolean) => void }) {
  const say = useText('applying');
  const { agrees, error, onChange } = props;
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          id="agree"
          type="checkbox"
          className="size-5 shrink-0"
          checked={agrees}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={error ? 'agree-error' : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {say('agree')}
      </label>
      {error ? (
        <p id="agree-error" className="mt-1 flex items-start gap-1.5 text-sm text-negative">
          <Icon name="circle-alert" size={16} className="mt-1" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

function Terms({ programme }: { programme: AffiliateProgramme }) {
  const say = useText('applying');
  const terms = [
    say('termRate', { percent: programme.commission_percent, postDays: programme.post_after_days }),
    say('termOwn'),
    say('termReturn'),
    say('termHonest'),
    say('termTraffic'),
  ];
  return (
    <section aria-labelledby="terms" className="rounded-xl bg-tint p-4">
      <h2 id="terms" className="flex flex-wrap items-baseline gap-x-3 text-base">
        {say('termsTitle')}
        <span className="text-xs font-normal text-soft">
          {say('termsVersion', { version: programme.terms_version })}
        </span>
      </h2>
      <ul className="mt-2 grid gap-2 text-sm">
        {terms.map((term) => (
          <li key={term} className="flex items-start gap-3">
            <Icon name="check" size={16} className="mt-1 text-positive" />
            {term}
          </li>
        ))}
      </ul>
    </section>
  );
}
