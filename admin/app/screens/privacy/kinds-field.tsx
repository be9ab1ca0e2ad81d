import { type PersonalDataKind, personalDataKinds } from '@waha/contract/vocabulary';
import { useId } from 'react';
import { useText } from '../../text/language.tsx';

interface KindsFieldProps {
  value: readonly PersonalDataKind[];
  onChange: (kinds: PersonalDataKind[]) => void;
  error: string | undefined;
}

/** Categories of personal data as checkboxes. */
export function KindsField({ value, onChange, error }: KindsFieldProps) {
  const say = useText('privacy');
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold">{say('dataKinds')}</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {personalDataKinds.map((kind) => (
          <label key={kind} className="flex min-h-11 items-center gap-2 lg:min-h-9">
            <input
              type="checkbox"
              name="data"
              className="size-5 shrink-0"
              checked={value.includes(kind)}
              onChange={(event) =>
                onChange(event.target.checked ? [...value, kind] : value.filter((one) => one !== kind))
              }
            />
            <span>{say(`data_${kind}`)}</span>
          </label>
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
