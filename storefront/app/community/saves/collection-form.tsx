import type { Collection } from '@waha/contract/types';
import { type FormEvent, useId, useState } from 'react';
import { useSubmit } from '../../auth/use-submit.ts';
import { useText } from '../../text/use-text.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { atItsField } from '../parts/at-its-field.ts';
import { collectionsChanged } from './filing-store.ts';

/** Longest name (contract/src/posts). */
const NAME_LENGTH = 40;

interface CollectionFormProps {
  /** The present name of one that is renamed. */
  name?: string;
  submit: string;
  working: string;
  onSend: (name: string, signal: AbortSignal) => Promise<Collection>;
  onDone: (collection: Collection) => void;
}

/** The name of a collection that begins or is renamed; what was typed stays after a refusal. Texts: saves. */
export function CollectionForm({ name = '', submit, working, onSend, onDone }: CollectionFormProps) {
  const say = useText('saves');
  const id = useId();
  const sending = useSubmit(say('makeFailed'));
  const [typed, setTyped] = useState(name);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() === '') sending.show({ name: say('needName') });
    else
      void sending.run(async () => {
        const sent = onSend(typed, AbortSignal.timeout(15_000));
        const collection = await sent.catch(atItsField({ 'posts.collection_name_taken': 'name' }));
        setTyped(name);
        collectionsChanged();
        onDone(collection);
      });
  }

  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      <TextField
        id={id}
        label={say('name')}
        hint={say('nameHint')}
        value={typed}
        maxLength={NAME_LENGTH}
        error={sending.errors.name}
        onChange={(text) => {
          setTyped(text);
          sending.mend('name');
        }}
      />
      <FormTrouble message={sending.trouble} />
      <SubmitButton label={submit} working={working} isWorking={sending.isSending} className="justify-self-start" />
    </form>
  );
}
