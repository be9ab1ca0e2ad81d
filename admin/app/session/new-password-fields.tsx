import { TextField } from '../form/fields.tsx';
import type { FieldProps } from '../form/use-form.ts';

interface NewPasswordFieldsProps {
  password: FieldProps<string>;
  repeated: FieldProps<string>;
  label: string;
  repeatedLabel: string;
  hint?: string;
}

/** A password that is chosen, typed twice. */
export function NewPasswordFields({ password, repeated, label, repeatedLabel, hint }: NewPasswordFieldsProps) {
  const common = { type: 'password', dir: 'ltr', autoComplete: 'new-password' } as const;
  return (
    <>
      <TextField {...password} {...common} label={label} {...(hint && { hint })} />
      <TextField {...repeated} {...common} label={repeatedLabel} />
    </>
  );
}
