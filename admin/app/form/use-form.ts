import { ApiError, failureText } from '@waha/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { queryClient } from '../api/use-call.ts';
import { useText } from '../text/language.tsx';
import { useToast } from '../ui/toasts.tsx';
import { readDraft, writeDraft } from './drafts.ts';

interface FormOptions<Values, Reply> {
  /** What the thing is now; a form that is untouched follows it. */
  initial: Values;
  /**
   * Sends it. `idempotencyKey` is for calls that honour one: the same values tried again, after an answer that was lost, are
   * the same act.
   */
  send: (values: Values, attempt: { idempotencyKey: string }) => Promise<Reply>;
  onDone?: (reply: Reply) => void;
  /** Said when it is kept. */
  done?: string;
  /** The next thing begins from `initial` again: a note, a password. */
  isCleared?: boolean;
  /** What was typed and not sent is kept under this name in this tab, and found again: `product:new`. */
  draft?: string;
  /**
   * Reads what the thing is now out of a `conflict.changed`, as values of this form with its new version. Without it, a
   * conflict is told as any other refusal.
   */
  changedTo?: (details: unknown) => Values;
}

export interface FieldProps<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
}

export interface Form<Values> {
  values: Values;
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  setAll: (change: (values: Values) => Values) => void;
  /** What a field of form/fields.tsx needs: `<TextField {...form.field('name_ar')} label=… />`. */
  field: <Name extends keyof Values & string>(name: Name) => FieldProps<Values[Name]>;
  /** Why the server refused a part of it, by its path in the body: `variants.0.sku`. */
  errorOf: (path: string) => string | undefined;
  errors: Readonly<Record<string, string[]>>;
  /** What was refused as a whole. */
  trouble: string | undefined;
  /** Its code, for what can be done about it. */
  refusedWith: ApiError['code'] | undefined;
  /** Somebody else saved it in the meantime: what it is now. */
  theirs: Values | undefined;
  takeTheirs: () => void;
  /** Saves what is here over what they saved, knowingly. */
  keepMine: () => void;
  isDirty: boolean;
  isBusy: boolean;
  submit: () => void;
  reset: () => void;
}

/** A form over one thing: what is typed, what of it was refused, whether it differs from what is kept. */
export function useForm<Values extends object, Reply>(options: FormOptions<Values, Reply>): Form<Values> {
  const { initial, draft, changedTo } = options;
  const say = useText('common');
  const toast = useToast();
  const [kept, setKept] = useState(initial);
  const [values, setValues] = useState(() => readDraft<Values>(draft) ?? initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({});
  const [trouble, setTrouble] = useState<string>();
  const [refusedWith, setRefusedWith] = useState<ApiError['code']>();
  const [theirs, setTheirs] = useState<Values>();
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const attempt = useRef<{ typed: string; key: string } | null>(null);
  const isDirty = !isSame(values, kept);
  const known = JSON.stringify(initial);
  // What is kept changed elsewhere: who typed nothing sees it, who did is told when they save.
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
      const reply = await options.send(sent, { idempotencyKey: attempt.current.key });
      attempt.current = null;
      setErrors({});
      setTheirs(undefined);
      setKept(options.isCleared ? initial : sent);
      if (options.isCleared) setValues(initial);
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
      setTheirs(changedTo(error.details));
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
    // Another amount is another question.
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

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Errors of a field and of all inside it are gone once it is touched. */
function without(errors: Readonly<Record<string, string[]>>, name: string): Readonly<Record<string, string[]>> {
  const left = Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`));
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left);
}

function focusFirstError(): void {
  // Once it is drawn.
  setTimeout(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
