import { ApiError, failureText } from '@waha/contract/client';
import { useEffect, useRef, useState } from 'react';

export type FieldMessages = Record<string, string>;

export interface Submit {
  isSending: boolean;
  /** By the field's name in the API. */
  errors: FieldMessages;
  /** Error of the form as a whole, as text; null without one. */
  trouble: string | null;
  show: (errors: FieldMessages) => void;
  /** Removes the errors of fields that are being corrected. */
  mend: (...fields: string[]) => void;
  /** Runs one call at a time; resolves with false after a refusal or a network failure. */
  run: (work: () => Promise<void>) => Promise<boolean>;
}

/** Moves the focus to the first error after a refusal: in the form that was sent, if the page has several. */
function focusFirstMistake(): void {
  const form = document.activeElement?.closest('form') ?? document;
  form.querySelector<HTMLElement>('[aria-invalid="true"], [id$="-error"][tabindex]')?.focus();
}

/** Sends a form: one at a time, with every message at its field and the rest above the button. */
export function useSubmit(networkTrouble: string, onRefusal?: (error: unknown) => void): Submit {
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<FieldMessages>({});
  /**
   * Counter of refusals. Each new one moves the focus to the first error; correcting a field also changes the messages
   * and must not move the focus.
   */
  const [refusals, setRefusals] = useState(0);
  const [trouble, setTrouble] = useState<string | null>(null);
  // State updates with the next rendering; the second tap of a double tap is earlier.
  const busy = useRef(false);

  useEffect(() => {
    if (refusals > 0) focusFirstMistake();
  }, [refusals]);

  function show(messages: FieldMessages): void {
    setErrors(messages);
    setRefusals((count) => count + 1);
  }

  function explain(error: unknown): void {
    const fields = error instanceof ApiError ? Object.entries(error.errors) : [];
    show(Object.fromEntries(fields.map(([field, messages]) => [field, messages[0] ?? ''])));
    if (fields.length === 0) setTrouble(failureText(error, networkTrouble));
    onRefusal?.(error);
  }

  return {
    isSending,
    errors,
    trouble,
    show,
    mend(...fields) {
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))));
    },
    async run(work) {
      if (busy.current) return false;
      busy.current = true;
      setIsSending(true);
      setTrouble(null);
      setErrors({});
      try {
        await work();
        return true;
      } catch (error) {
        explain(error);
        return false;
      } finally {
        busy.current = false;
        setIsSending(false);
      }
    },
  };
}
