import type { SynonymGroup } from '@waha/contract/types';
import { useDeferredValue } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const OFFERED = 3;

/** Adds a synonym for searched words: to an existing group that has the typed word, otherwise as a new group. */
export function AddSynonym({ words, onClose }: { words: string; onClose: () => void }) {
  const say = useText('search');
  const form = useForm({
    call: 'POST /admin/synonyms',
    initial: { meaning: '' },
    input: ({ meaning }) => ({ body: { words: [words, meaning] } }),
    done: say('added'),
    onDone: onClose,
  });
  return (
    <Dialog title={say('addTitle', { words })} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog save={say('addNew')} onCancel={onClose}>
        <TextField
          {...form.field('meaning')}
          error={form.errorOf('words.1') ?? form.errorOf('words.0') ?? form.errorOf('words')}
          label={say('meaning')}
          hint={say('meaningHint')}
          most={60}
        />
        <Known words={words} meaning={form.values.meaning} onDone={onClose} />
      </Form>
    </Dialog>
  );
}

/** Existing groups that contain the word: adding to one of them is better than a second, incomplete group. */
function Known({ words, meaning, onDone }: { words: string; meaning: string; onDone: () => void }) {
  const say = useText('search');
  const q = useDeferredValue(meaning.trim());
  const { data } = useCall(
    'GET /admin/synonyms',
    { query: { q, per_page: OFFERED } },
    { isOn: q !== '', keeps: false },
  );
  const change = useAct('PUT /admin/synonyms/{id}', { done: say('added') });
  if (q === '' || !data || data.data.length === 0) return null;
  const join = async ({ id, words: others, version }: SynonymGroup) => {
    if (await change.run({ params: { id }, body: { words: [...others, words], version } })) onDone();
  };
  return (
    <section aria-label={say('known')} className="grid gap-2">
      <h3 className="font-semibold">{say('known')}</h3>
      {data.data.map((group) => (
        <button
          key={group.id}
          type="button"
          className="btn btn-quiet h-auto justify-start whitespace-normal py-2 text-start"
          disabled={change.isBusy}
          onClick={() => void join(group)}
        >
          {say('joinTo', { words: group.words.join('، ') })}
        </button>
      ))}
    </section>
  );
}
