import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '../text/language.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Faults } from './faults.tsx';
import { Theirs } from './theirs.tsx';
import type { Form as FormOf } from './use-form.ts';

interface FormProps<Values> {
  form: FormOf<Values>;
  /** Label of the button. */
  save?: string;
  /** Labels of the fields, for the table of a conflict. */
  labels?: Partial<Record<keyof Values & string, string>>;
  children: ReactNode;
  /** In a dialog: no bar at the bottom of the screen; the dialog itself asks before it closes. */
  isInDialog?: boolean;
  /** Actions beside the button. */
  acts?: ReactNode;
  onCancel?: () => void;
  /** Buttons that submit, where there is more than one way to save. */
  submits?: ReactNode;
}

const noLabels = {};

/** A form with its bar: errors, a conflict with changes by others, and the save button within reach of the thumb. */
export function Form<Values>(props: FormProps<Values>) {
  const { form, save, labels, children, isInDialog = false, acts, onCancel, submits } = props;
  const say = useText('common');
  const element = useRef<HTMLFormElement>(null);
  const isWrong = Object.keys(form.errors).length > 0;
  // Once every marked field was touched, nothing of the refusal is left to say.
  const trouble = isWrong || form.trouble !== say('fieldsWrong') ? form.trouble : undefined;
  useAskBeforeUnload(form.isDirty && !form.isBusy);
  const refusal = trouble ? (
    <div
      role="alert"
      className="grid max-h-[30dvh] basis-full gap-1 overflow-y-auto rounded-lg bg-negative-tint px-3 py-2 text-negative"
    >
      <p>{trouble}</p>
      {isWrong ? <Faults form={element} errors={form.errors} labels={labels ?? noLabels} /> : null}
    </div>
  ) : null;
  return (
    <form
      ref={element}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      onKeyDown={(event) => {
        if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        form.submit();
      }}
    >
      {children}
      {form.theirs ? <Theirs form={form} {...(labels ? { labels } : {})} /> : null}
      <div className={isInDialog ? 'flex flex-wrap justify-end gap-2' : 'save-bar'}>
        {refusal}
        {form.isDirty && !isInDialog ? <span className="me-auto self-center text-soft">{say('notSaved')}</span> : null}
        {acts}
        {onCancel ? (
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            {say('cancel')}
          </button>
        ) : null}
        {submits ?? (
          <button type="submit" className="btn btn-primary" disabled={form.isBusy}>
            {form.isBusy ? say('saving') : (save ?? say('save'))}
          </button>
        )}
      </div>
      {isInDialog ? null : <AskBeforeLeaving isDirty={form.isDirty && !form.isBusy} />}
    </form>
  );
}

/** Asks before navigation to another screen of the admin while changes are unsaved. */
function AskBeforeLeaving({ isDirty }: { isDirty: boolean }) {
  const say = useText('common');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Confirm
      title={say('leaveTitle')}
      act={say('leave')}
      isDangerous
      onClose={() => blocker.reset()}
      onConfirm={() => blocker.proceed()}
    >
      {say('leaveText')}
    </Confirm>
  );
}

/** Confirmation by the browser before a tab with unsaved changes is closed or reloaded. */
function useAskBeforeUnload(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
