import { useState } from 'react';
import { useLanguage } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { describedBy, FieldFrame, useTypedEarly } from '../ui/fields/field.tsx';
import { Icon } from '../ui/icon.tsx';

interface PasswordFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string | undefined;
  /** Whether password managers fill in the stored password or propose a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the typed text. */
export function PasswordField({ id, label, value, onChange, hint, error, autoComplete }: PasswordFieldProps) {
  const say = useText('auth');
  const language = useLanguage();
  const [isShown, setIsShown] = useState(false);
  useTypedEarly(id, value, onChange);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          value={value}
          maxLength={128}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          // Left to right like every code, but aligned to the right in Arabic, where reading starts.
          dir="ltr"
          aria-required="true"
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, hint, error)}
          className={`field aria-invalid:border-negative ${language === 'ar' ? 'ps-12 text-end' : 'pe-12'}`}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className="icon-btn absolute end-0.5 top-0.5 size-10.5"
          aria-label={isShown ? say('hidePassword') : say('showPassword')}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} size={18} className="text-soft" />
        </button>
      </div>
    </FieldFrame>
  );
}
