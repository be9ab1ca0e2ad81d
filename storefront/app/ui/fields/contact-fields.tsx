import { latinDigits, withoutInvisible } from '@waha/contract/phone';
import { TextField, type TextFieldProps } from './field.tsx';

type Fixed = 'type' | 'inputMode' | 'autoComplete' | 'latin' | 'maxLength' | 'multiline' | 'rows';
type ContactFieldProps = Omit<TextFieldProps, Fixed>;

/** Phone number field: left to right, with a numeric keyboard; digits become Latin when it loses focus. */
export function PhoneField(props: ContactFieldProps) {
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      latin
      maxLength={32}
      onBlur={() => {
        const typed = latinDigits(props.value).trim();
        if (typed !== props.value) props.onChange(typed);
        props.onBlur?.();
      }}
    />
  );
}

/** E-mail field; invisible characters of a paste are removed when it loses focus. */
export function EmailField(props: ContactFieldProps) {
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      latin
      maxLength={254}
      onBlur={() => {
        const typed = withoutInvisible(props.value).trim();
        if (typed !== props.value) props.onChange(typed);
        props.onBlur?.();
      }}
    />
  );
}
