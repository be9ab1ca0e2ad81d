import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '../text/language.tsx';
import { Confirm } from '../ui/confirm.tsx';
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
}

/** A form with its bar: errors, a conflict with changes by others, and the save button within reach of the thumb. */
export function Form<Values>({ form, save, labels, children, isInDialog = false, acts, onCancel }: FormProps<Values>) {
  const say = useText('common');
  useAskBeforeUnload(form.isDirty && !form.isBusy);
  return (
    <form
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
      {form.trouble ? (
        <p role="alert" className="rounded-lg bg-negative-tint px-3 py-2 text-negative">
          {form.trouble}
        </p>
      ) : null}
      <div className={isInDialog ? 'flex flex-wrap justify-end gap-2' : 'save-bar'}>
        {form.isDirty && !isInDialog ? <span className="me-auto self-center text-soft">{say('notSaved')}</span> : null}
        {acts}
        {onCancel ? (
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            {say('cancel')}
          </button>
        ) : null}
        <button type="submit" className="btn btn-primary" disabled={form.isBusy}>
          {form.isBusy ? say('saving') : (save ?? say('save'))}
        </button>
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
