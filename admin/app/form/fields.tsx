import { type ReactNode, useId } from 'react';
import { useText } from '../text/language.tsx';
import { useIsArabicAlone } from './shop-languages.ts';
import type { FieldProps } from './use-form.ts';

interface Named {
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
}

interface FrameProps extends Named {
  id: string;
  error: string | undefined;
  children: ReactNode;
}

/** Label above, hint and error under the field they belong to. */
export function FieldFrame({ id, label, hint, isOptional, error, children }: FrameProps) {
  const say = useText('common');
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label} {isOptional ? <span className="font-normal text-soft">{say('optional')}</span> : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-sm text-negative">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Attributes that tie a field to its hint and error. */
export function described(id: string, error: string | undefined, hint: ReactNode) {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined } as const;
}

interface TextProps extends FieldProps<string>, Named {
  /** `ltr` for addresses, codes and English; `auto` by the first letter. */
  dir?: 'rtl' | 'ltr' | 'auto';
  lang?: 'ar' | 'en';
  most?: number;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'time';
  inputMode?: 'numeric' | 'decimal' | 'text';
  autoComplete?: string;
  placeholder?: string;
}

/** A text of one line. English ones are optional, and hidden where the shop speaks Arabic alone. */
export function TextField(props: TextProps) {
  const { name, value, onChange, error, label, hint, isOptional = props.lang === 'en', most, ...rest } = props;
  const id = useId();
  if (useIsHidden(props)) return null;
  return (
    <FieldFrame {...{ id, label, hint, error }} {...(isOptional ? { isOptional } : {})}>
      <input
        {...described(id, error, hint)}
        name={name}
        className="field"
        dir="auto"
        autoComplete="off"
        {...(most === undefined ? {} : { maxLength: most })}
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

/** English fields of a shop in Arabic alone; one with an error stays, so that it can be mended. */
function useIsHidden({ lang, error }: Pick<TextProps, 'lang' | 'error'>): boolean {
  const isAlone = useIsArabicAlone();
  return isAlone && lang === 'en' && !error;
}

/** A text of several lines; English as in `TextField`. */
export function LongTextField(props: Omit<TextProps, 'type' | 'inputMode'> & { rows?: number }) {
  const {
    name,
    value,
    onChange,
    error,
    label,
    hint,
    isOptional = props.lang === 'en',
    most,
    rows = 5,
    ...rest
  } = props;
  const id = useId();
  if (useIsHidden(props)) return null;
  return (
    <FieldFrame {...{ id, label, hint, error }} {...(isOptional ? { isOptional } : {})}>
      <textarea
        {...described(id, error, hint)}
        name={name}
        className="field field-sizing-content min-h-20 max-h-[60dvh]"
        dir="auto"
        rows={rows}
        {...(most === undefined ? {} : { maxLength: most })}
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

interface NumberProps extends FieldProps<string>, Named {
  /** Shown after the input: the riyal sign, percent, pieces. */
  unit?: string;
  /** Whole numbers only: shows the numeric keyboard on a phone; the server validates. */
  isWhole?: boolean;
}

/** A field for numbers typed in any digits; its value is a text that `form/numbers.ts` parses. */
export function NumberField({ name, value, onChange, error, label, hint, isOptional, unit, isWhole }: NumberProps) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, hint, error }} {...(isOptional ? { isOptional } : {})}>
      <div className="relative" dir="ltr">
        <input
          {...described(id, error, hint)}
          name={name}
          className={`field tabular-nums ${unit ? 'pe-14' : ''}`}
          dir="ltr"
          autoComplete="off"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {unit ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-soft"
          >
            {unit}
          </span>
        ) : null}
      </div>
    </FieldFrame>
  );
}

/** An amount in riyals. */
export function MoneyField(props: Omit<NumberProps, 'unit' | 'isWhole'>) {
  const say = useText('common');
  return <NumberField {...props} unit={say('riyal')} />;
}

interface ChoiceProps<Value extends string> extends FieldProps<Value>, Named {
  options: readonly (readonly [value: Value, label: string])[];
}

export function ChoiceField<Value extends string>({
  name,
  value,
  onChange,
  error,
  label,
  hint,
  options,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <select
        {...described(id, error, hint)}
        name={name}
        className="field"
        value={value}
        // The browser returns one of the options above, so the value has their type.
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Yes or no, in one line. */
export function SwitchField({ name, value, onChange, error, label, hint }: FieldProps<boolean> & Named) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex min-h-11 items-center gap-3 lg:min-h-9">
        <input
          {...described(id, error, hint)}
          type="checkbox"
          name={name}
          className="size-5 shrink-0"
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-sm text-negative">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** A date and time in Riyadh, chosen in the browser's own picker; '' is none. The value is an ISO timestamp. */
export function MomentField({ name, value, onChange, error, label, hint, isOptional }: FieldProps<string> & Named) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, hint, error }} {...(isOptional ? { isOptional } : {})}>
      <input
        {...described(id, error, hint)}
        type="datetime-local"
        name={name}
        className="field"
        value={value === '' ? '' : inRiyadh(value)}
        onChange={(event) => onChange(event.target.value === '' ? '' : fromRiyadh(event.target.value))}
      />
    </FieldFrame>
  );
}

/** Saudi Arabia keeps UTC+3 all year. */
const OFFSET_MS = 3 * 3_600_000;
const inRiyadh = (timestamp: string) => new Date(Date.parse(timestamp) + OFFSET_MS).toISOString().slice(0, 16);
const fromRiyadh = (local: string) => new Date(Date.parse(`${local}:00Z`) - OFFSET_MS).toISOString();

/** Layout for two languages: side by side on a wide screen, stacked on a narrow one. */
export function InBoth({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 lg:grid-cols-2">{children}</div>;
}
