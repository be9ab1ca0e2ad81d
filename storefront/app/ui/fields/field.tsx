import { type HTMLInputAutoCompleteAttribute, type ReactNode, useEffect } from 'react';
import { useLanguage } from '../../shell/root-data.ts';
import { Icon } from '../icon.tsx';

interface FieldFrameProps {
  id: string;
  label: string;
  /** Word after the label of an optional field, or '' if the group shows it; other fields are required. */
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The ids a field is described by, for its `aria-describedby`. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  const ids = [...(error ? [`${id}-error`] : []), ...(hint ? [`${id}-hint`] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/**
 * Takes over text typed before hydration: React leaves it in the field, but the form does not know it and would remove
 * it at the next change of another field.
 */
export function useTypedEarly(id: string, value: string, onChange: (value: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field comes alive
  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    if (value === '' && field.value !== '') onChange(field.value);
  }, []);
}

/** Label above, hint below, error as text with an icon. */
export function FieldFrame({ id, label, optional, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={`flex flex-col ${className ?? ''}`.trim()}>
      <label htmlFor={id} className="mb-1 text-sm font-semibold">
        {label} {optional ? <span className="font-normal text-soft">{optional}</span> : null}
      </label>
      {children}
      {error ? (
        <p id={`${id}-error`} className="mt-1 flex items-start gap-1.5 text-sm text-negative">
          <Icon name="circle-alert" size={16} className="mt-1" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-xs text-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

export interface TextFieldProps extends Omit<FieldFrameProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Numbers, codes, e-mail and web addresses read left to right in every language. */
  latin?: boolean;
  type?: 'text' | 'tel' | 'email';
  inputMode?: 'numeric' | 'tel' | 'email' | 'text';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength: number;
  multiline?: boolean;
  /** Rows of a multiline field. */
  rows?: number;
  placeholder?: string;
}

export function TextField(props: TextFieldProps) {
  const { id, value, onChange, onBlur, latin, type = 'text', multiline, optional, hint, error } = props;
  const language = useLanguage();
  useTypedEarly(id, value, onChange);
  const shared = {
    id,
    value,
    maxLength: props.maxLength,
    autoComplete: props.autoComplete ?? 'off',
    'aria-required': optional === undefined,
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy(id, hint, error),
    onBlur,
  };
  // In Arabic a number is aligned to the right, where reading starts, though it is written left to right.
  const direction = latin
    ? { dir: 'ltr', className: language === 'ar' ? 'text-end' : '', autoCapitalize: 'none', autoCorrect: 'off' }
    : { className: '' };
  return (
    <FieldFrame {...props}>
      {multiline ? (
        <textarea
          {...shared}
          rows={props.rows ?? 2}
          dir="auto"
          className="field aria-invalid:border-negative py-2"
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          {...shared}
          type={type}
          inputMode={props.inputMode}
          placeholder={props.placeholder}
          {...direction}
          className={`field aria-invalid:border-negative ${direction.className}`.trim()}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
