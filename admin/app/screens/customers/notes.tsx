import type { AdminCustomer } from '@waha/contract/types';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { LongTextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useStaff } from '../../session/session.ts';
import { useText } from '../../text/language.tsx';
import { Panel, When } from '../../ui/parts.tsx';

/** Notes of staff about this customer. */
export function Notes({ customer: { id, notes } }: { customer: AdminCustomer }) {
  const say = useText('customers');
  const common = useText('common');
  const { role } = useStaff();
  const remove = useAct('DELETE /admin/customers/{id}/notes/{note_id}', { done: say('noteRemoved') });
  const [written, setWritten] = useState(0);
  return (
    <Panel title={say('notes')}>
      {notes.length === 0 ? <p className="mb-3 text-soft">{say('noNotes')}</p> : null}
      <ul className="mb-4 grid gap-3">
        {notes.map((note) => (
          <li key={note.id} className="grid gap-1">
            <p dir="auto" className="whitespace-pre-line">
              {note.text}
            </p>
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
              <bdi>{note.by}</bdi>
              <When at={note.at} />
              {note.is_mine || role === 'owner' || role === 'manager' ? (
                <button
                  type="button"
                  className="btn btn-quiet"
                  disabled={remove.isBusy}
                  onClick={() => void remove.run({ params: { id, note_id: note.id } })}
                >
                  {common('remove')}
                </button>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      <NoteForm key={written} id={id} onDone={() => setWritten((count) => count + 1)} />
    </Panel>
  );
}

/** Remounted after each note, which is then in the list. */
function NoteForm({ id, onDone }: { id: string; onDone: () => void }) {
  const say = useText('customers');
  const form = useForm({
    call: 'POST /admin/customers/{id}/notes',
    initial: { text: '' },
    draft: `note:${id}`,
    input: (body) => ({ params: { id }, body }),
    done: say('noted'),
    onDone,
  });
  return (
    <Form form={form} isInDialog save={say('addNote')}>
      <LongTextField {...form.field('text')} label={say('noteText')} hint={say('notesHint')} most={2_000} rows={3} />
    </Form>
  );
}
