import { ApiError, type CallInput, type CallKey, type CallReply, failureText } from '@waha/contract/client';
import type { Calls } from '@waha/contract/types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../api/api.ts';
import { queryClient } from '../api/use-call.ts';
import { useText } from '../text/language.tsx';
import { useToast } from '../ui/toasts.tsx';
import { readDraft, writeDraft } from './drafts.ts';
import { reveal } from './reveal.ts';
import { untranslated } from './untranslated.ts';

/** For calls with an idempotency key: the same values sent again after a lost answer repeat the same request. */
interface Attempt {
  idempotencyKey: string;
}

interface FormOptions<Values, Key extends CallKey> {
  /** The call that saves. The contract types by it the input, the reply, a conflict and the paths of errors. */
  call: Key;
  /** The stored values; an untouched form follows them. */
  initial: Values;
  /** The input of the call, made of the values. */
  input: (values: Values, attempt: Attempt) => InputOf<Key>;
  onDone?: (reply: CallReply<Key>) => void;
  /** Shown after it was saved. */
  done?: string;
  /** After saving, the form starts again from `initial`: for a note or a password. */
  isCleared?: boolean;
  /** Unsent values are stored under this name in this tab and restored: `product:new`. */
  draft?: string | undefined;
  /**
   * Converts the concurrently stored values (`details` of `conflict.changed`) to values of this form, with the new
   * version. Without it, an edit conflict is shown like any other refusal.
   */
  changedTo?: (stored: ConflictOf<Key>) => Values;
}

interface ActOptions<Values, Reply>
  extends Pick<FormOptions<Values, never>, 'initial' | 'done' | 'isCleared' | 'draft'> {
  /** Saves by several calls, or with further steps around a call. */
  act: (values: Values, attempt: Attempt) => Promise<Reply>;
  onDone?: (reply: Reply) => void;
}

/** The input of any of the calls. */
type InputOf<Key extends CallKey> = Key extends CallKey ? CallInput<Key> : never;

/** `details` of `conflict.changed`, for the calls that can be refused with it. */
type ConflictOf<Key extends CallKey> = Key extends CallKey
  ? Calls[Key]['details'] extends { 'conflict.changed': infer Stored }
    ? Stored
    : never
  : never;

/** Paths of a body by which its errors are named: `variants.0.sku`. */
export type PathOf<Body> = Body extends readonly (infer Item)[]
  ? `${number}` | `${number}.${PathOf<Item>}`
  : Body extends object
    ? { [Name in keyof Body & string]: Name | `${Name}.${PathOf<NonNullable<Body[Name]>>}` }[keyof Body & string]
    : never;

export interface FieldProps<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
}

export interface Form<Values, Path extends string = string> {
  values: Values;
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  setAll: (change: (values: Values) => Values) => void;
  /** Props of a field of form/fields.tsx: `<TextField {...form.field('name_ar')} label=… />`. */
  field: <Name extends keyof Values & string>(name: Name) => FieldProps<Values[Name]>;
  /** Error of one value, by its path in the body: `variants.0.sku`. */
  errorOf(path: Path): string | undefined;
  errors: Readonly<Record<string, string[]>>;
  /** Refusal of the form as a whole. */
  trouble: string | undefined;
  /** Code of the refusal, for choosing a remedy. */
  refusedWith: ApiError['code'] | undefined;
  /** Values saved concurrently by another staff member. */
  theirs: Values | undefined;
  takeTheirs: () => void;
  /** Saves the own values over the others', with their version. */
  keepMine: () => void;
  isDirty: boolean;
  isBusy: boolean;
  submit: () => void;
  reset: () => void;
}

/** A form that saves by one call: typed values, errors by field, and whether the values differ from the stored ones. */
export function useForm<Values extends object, const Key extends CallKey>({
  call,
  input,
  changedTo,
  ...options
}: FormOptions<Values, Key>): Form<Values, PathOf<Calls[Key]['body']> | (keyof Values & string)> {
  return useActForm<Values, CallReply<Key>>({
    ...options,
    // `input` is made for the one call, or for the chosen one of several.
    act: (values, attempt) => api(call, input(values, attempt) as CallInput<Key>),
    // The server encodes `details` through the shape that the contract declares for this code.
    ...(changedTo ? { changedTo: (details: unknown) => changedTo(details as ConflictOf<Key>) } : {}),
  });
}

/** The same form for saves of more than one call. */
export function useActForm<Values extends object, Reply>(
  options: ActOptions<Values, Reply> & { changedTo?: (details: unknown) => Values },
): Form<Values> {
  const { draft, changedTo } = options;
  const initial = untranslated(options.initial);
  const say = useText('common');
  const toast = useToast();
  const [kept, setKept] = useState(initial);
  const [values, setValues] = useState(() => ({ ...initial, ...readDraft<Values>(draft) }));
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({});
  const [trouble, setTrouble] = useState<string>();
  const [refusedWith, setRefusedWith] = useState<ApiError['code']>();
  const [theirs, setTheirs] = useState<Values>();
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const attempt = useRef<{ typed: string; key: string } | null>(null);
  const isDirty = !isSame(values, kept);
  const known = JSON.stringify(initial);
  // After a change of the stored values elsewhere, an untouched form shows the new values; a touched one meets the
  // conflict when it saves.
  useEffect(() => {
    const next = JSON.parse(known) as Values;
    setKept((before) => {
      setValues((typed) => (isSame(typed, before) ? next : typed));
      return isSame(before, next) ? before : next;
    });
  }, [known]);
  useEffect(() => writeDraft(draft, isDirty ? values : null), [draft, isDirty, values]);

  const send = async (sent: Values) => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    setTrouble(undefined);
    setRefusedWith(undefined);
    try {
      const typed = JSON.stringify(sent);
      if (attempt.current?.typed !== typed) attempt.current = { typed, key: crypto.randomUUID() };
      const reply = await options.act(sent, { idempotencyKey: attempt.current.key });
      attempt.current = null;
      setErrors({});
      setTheirs(undefined);
      // The version of what was saved, so that a change typed before it is read again meets no conflict with its own form.
      const version = versionOf(reply);
      const isVersioned = version !== undefined && versionOf(sent) !== undefined;
      const follow = (of: Values) => (isVersioned ? { ...of, version } : of);
      setKept(options.isCleared ? initial : follow(sent));
      setValues(options.isCleared ? initial : follow);
      writeDraft(draft, null);
      if (options.done) toast({ kind: 'good', text: options.done });
      void queryClient.invalidateQueries();
      options.onDone?.(reply);
    } catch (error) {
      refused(error);
    } finally {
      busy.current = false;
      setBusy(false);
    }
  };
  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'conflict.changed' && changedTo) {
      setTheirs(untranslated(changedTo(error.details)));
      return;
    }
    const named = error instanceof ApiError ? error.errors : {};
    setErrors(named);
    setRefusedWith(error instanceof ApiError ? error.code : undefined);
    setTrouble(Object.keys(named).length > 0 ? say('fieldsWrong') : failureText(error, say('unreachable')));
    focusFirstError();
  };
  const set = useCallback(<Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((before) => ({ ...before, [name]: value }));
    // A refusal does not apply to the changed values.
    setRefusedWith(undefined);
    setErrors((before) => without(before, String(name)));
  }, []);
  return {
    values,
    set,
    setAll: setValues,
    field: (name) => ({ name, value: values[name], onChange: (value) => set(name, value), error: errors[name]?.[0] }),
    errorOf: (path) => errors[path]?.[0],
    errors,
    trouble,
    refusedWith,
    theirs,
    takeTheirs: () => {
      if (!theirs) return;
      setKept(theirs);
      setValues(theirs);
      setTheirs(undefined);
    },
    keepMine: () => {
      if (!theirs) return;
      const version = 'version' in theirs ? { version: theirs.version } : {};
      const mine = { ...values, ...version };
      setValues(mine);
      void send(mine);
    },
    isDirty,
    isBusy,
    submit: () => void send(values),
    reset: () => {
      setValues(kept);
      setErrors({});
      setTrouble(undefined);
      setRefusedWith(undefined);
    },
  };
}

/** The version of a reply or of values; undefined for those without a number. */
function versionOf(of: unknown): number | undefined {
  const version: unknown = Reflect.get(Object(of), 'version');
  return typeof version === 'number' ? version : undefined;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Errors without those of a touched field and of all fields inside it. */
function without(errors: Readonly<Record<string, string[]>>, name: string): Readonly<Record<string, string[]>> {
  const left = Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`));
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left);
}

function focusFirstError(): void {
  // The errors are rendered after this call.
  setTimeout(() => reveal(document.querySelector<HTMLElement>('[aria-invalid="true"]')));
}
