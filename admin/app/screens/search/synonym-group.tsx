import type { SynonymGroup as Group } from '@waha/contract/types';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { type Form as FormOf, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';

/** Editor of a group of synonyms, new or existing. */
export default function SynonymGroup() {
  const { id = 'new' } = useParams();
  const say = useText('search');
  if (id !== 'new') return <OneGroup key={id} id={Number(id)} />;
  return (
    <Page title={say('newGroup')} back={{ to: '/synonyms', label: say('synonyms') }}>
      <GroupForm />
    </Page>
  );
}

function OneGroup({ id }: { id: number }) {
  const say = useText('search');
  const { data, error, refetch } = useCall('GET /admin/synonyms/{id}', { params: { id } }, { keeps: false });
  return (
    <Page
      title={data ? say('groupOf', { word: data.words[0] ?? '' }) : say('synonyms')}
      back={{ to: '/synonyms', label: say('synonyms') }}
      acts={data ? <Remove group={data} /> : null}
    >
      {data ? <GroupForm group={data} /> : <Unread error={error} refetch={refetch} />}
    </Page>
  );
}

interface Values {
  words: string[];
  version: number;
}

const valuesOf = ({ words, version }: Group): Values => ({ words, version });
const nothing: Values = { words: ['', ''], version: 0 };

function GroupForm({ group }: { group?: Group }) {
  const say = useText('search');
  const common = useText('common');
  const navigate = useNavigate();
  const form = useForm({
    call: group ? 'PUT /admin/synonyms/{id}' : 'POST /admin/synonyms',
    initial: group ? valuesOf(group) : nothing,
    input: (body) => (group ? { params: { id: group.id }, body } : { body: { words: body.words } }),
    changedTo: valuesOf,
    done: common('saved'),
    draft: group ? undefined : 'synonyms:new',
    onDone: ({ id }) => {
      if (!group) void navigate(`/synonyms/${id}`);
    },
  });
  return (
    <Form form={form} labels={{ words: say('words') }}>
      <Panel>
        <Words form={form} />
      </Panel>
    </Form>
  );
}

function Words({ form }: { form: FormOf<Values> }) {
  const say = useText('search');
  const { words } = form.values;
  const become = (next: string[]) => form.set('words', next);
  const whole = form.errorOf('words');
  return (
    <fieldset className="grid max-w-xl gap-3">
      <legend className="mb-3 max-w-prose text-soft">{say('groupHint')}</legend>
      {words.map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words have no name but their place, and every field is controlled
        <div key={at} className="grid grid-cols-[1fr_auto] items-end gap-2">
          <TextField
            name={`words.${at}`}
            value={word}
            onChange={(typed) => become(words.with(at, typed))}
            error={form.errorOf(`words.${at}`)}
            label={say('wordAt', { at: at + 1 })}
            most={60}
          />
          <button
            type="button"
            className="icon-btn"
            aria-label={say('removeWord', { at: at + 1 })}
            disabled={words.length <= 2}
            onClick={() => become(words.toSpliced(at, 1))}
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        </div>
      ))}
      {whole ? <p className="text-sm text-negative">{whole}</p> : null}
      <button type="button" className="btn btn-quiet w-fit" onClick={() => become([...words, ''])}>
        <Plus className="size-4" aria-hidden="true" />
        {say('addWord')}
      </button>
    </fieldset>
  );
}

function Remove({ group }: { group: Group }) {
  const say = useText('search');
  const common = useText('common');
  const navigate = useNavigate();
  const remove = useAct('DELETE /admin/synonyms/{id}', { done: say('removed'), isLeaving: true });
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-danger" onClick={() => setAsked(true)}>
        {common('remove')}
      </button>
      {isAsked ? (
        <Confirm
          title={say('removeTitle')}
          act={common('remove')}
          isDangerous
          isBusy={remove.isBusy}
          onClose={() => setAsked(false)}
          onConfirm={async () => {
            if (await remove.run({ params: { id: group.id } })) void navigate('/synonyms');
          }}
        >
          {say('removeText', { words: group.words.join('، ') })}
        </Confirm>
      ) : null}
    </>
  );
}
