import { useState } from 'react';
import type { Submit } from './use-submit.ts';

/** Text values of a form, each bound to the field with its API name; typing removes the field's error. */
export function useForm<Form extends Record<string, string>>(empty: Form, sending: Submit) {
  const [form, setForm] = useState(empty);
  return {
    form,
    setForm,
    bind: <Name extends keyof Form & string>(name: Name) => ({
      id: name,
      value: form[name],
      error: sending.errors[name],
      onChange: (value: string) => {
        setForm((before) => ({ ...before, [name]: value }));
        sending.mend(name);
      },
    }),
    /** Shows the errors; false if there are none. */
    refuse(wrong: Partial<Form>): boolean {
      const messages = Object.entries(wrong).filter((entry): entry is [string, string] => entry[1] !== undefined);
      if (messages.length > 0) sending.show(Object.fromEntries(messages));
      return messages.length > 0;
    },
  };
}
