import { X } from 'lucide-react';
import { useId } from 'react';
import { useAct } from '../../api/use-act.ts';
import { TextField } from '../../form/fields.tsx';
import { useForm } from '../../form/use-form.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';

/** Listed words: a review, post or comment that contains one is held for moderation. */
export default function Words() {
  const say = useText('community');
  const common = useText('common');
  const strike = useAct('DELETE /admin/community/words/{word}', { done: say('wordStruck') });
  const title = useId();
  const form = useForm({
    call: 'POST /admin/community/words',
    initial: { word: '' },
    input: (body) => ({ body }),
    done: say('wordAdded'),
    isCleared: true,
  });
  return (
    <Page title={say('words')}>
      <p className="mb-4 max-w-prose text-soft">{say('wordsText')}</p>
      <form
        noValidate
        aria-labelledby={title}
        className="panel mb-4 flex max-w-xl items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <h2 id={title} className="sr-only">
          {say('addWord')}
        </h2>
        <div className="grow">
          <TextField
            {...form.field('word')}
            label={say('word')}
            most={60}
            error={form.errorOf('word') ?? form.trouble}
          />
        </div>
        <button type="submit" className="btn btn-primary" disabled={form.isBusy}>
          {common('add')}
        </button>
      </form>
      <ResourceList
        call="GET /admin/community/words"
        name={say('words')}
        idOf={({ word }) => word}
        searchLabel={say('wordSearch')}
        columns={[
          { key: 'word', label: say('word'), sort: 'word', cell: ({ word }) => <bdi>{word}</bdi> },
          {
            key: 'acts',
            label: say('acts'),
            phone: 'aside',
            cell: ({ word }) => (
              <button
                type="button"
                className="icon-btn"
                aria-label={say('strike', { word })}
                onClick={() => void strike.run({ params: { word } })}
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            ),
          },
        ]}
        empty={{ title: say('noWords'), text: say('wordsText') }}
      />
    </Page>
  );
}
