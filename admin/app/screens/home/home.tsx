import type { AdminHome } from '@waha/contract/types';
import { useMemo, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Unread } from '../../ui/unread.tsx';
import { type HomeValues, homeBody, homeValues, newPicks } from './home-values.ts';
import { PartRow, type PartRowProps } from './part-row.tsx';
import { useEmptyParts } from './use-empty-parts.ts';

const MOST_PARTS = 20;

/** Parts of the shop's home page, their order, and the contents of the shop's own parts. */
export default function HomePage() {
  const say = useText('home');
  const { data, error, refetch } = useCall('GET /admin/home');
  return (
    <Page
      title={say('home')}
      acts={
        <a className="btn btn-quiet" href="/" target="_blank" rel="noreferrer">
          {say('open')}
        </a>
      }
    >
      {data ? (
        // A list that ends in small buttons: on a desk the save bar follows the list, because it would cover some of
        // them.
        <div className="lg:[&_.save-bar]:static!">
          <Editor home={data} />
        </div>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Page>
  );
}

function Editor({ home }: { home: AdminHome }) {
  const say = useText('home');
  const initial = useMemo(() => homeValues(home), [home]);
  const empty = useEmptyParts();
  const [opened, setOpened] = useState<number>();
  const form = useForm({
    call: 'PUT /admin/home',
    initial,
    input: (values) => ({ body: homeBody(values) }),
    changedTo: homeValues,
    done: say('saved'),
  });
  const { parts } = form.values;
  const become = (next: HomeValues['parts']) => form.set('parts', next);
  // Only one part has a picture.
  const changePictures: PartRowProps['changePictures'] = (to) =>
    form.setAll((values) => ({
      ...values,
      parts: values.parts.map((part) => (part.kind === 'hero' ? { ...part, images: to(part.images) } : part)),
    }));
  const move = (from: number, to: number) => {
    const part = parts[from];
    if (!part || to < 0 || to >= parts.length) return;
    become(parts.toSpliced(from, 1).toSpliced(to, 0, part));
    // The open part stays open in its new place.
    setOpened((at) => (at === from ? to : undefined));
  };
  return (
    <Form form={form} labels={{ parts: say('parts') }}>
      <p className="text-soft">{say('hint')}</p>
      <ol aria-label={say('parts')} className="grid gap-2">
        {parts.map((part, at) => (
          <PartRow
            // biome-ignore lint/suspicious/noArrayIndexKey: there may be several of a kind, and every field is controlled
            key={at}
            part={part}
            at={at}
            isLast={at === parts.length - 1}
            isOpen={opened === at}
            isEmpty={empty.has(part.kind)}
            errorOf={(path) => form.errorOf(`parts.${at}.${path}`)}
            onOpen={() => setOpened(opened === at ? undefined : at)}
            onMove={(to) => move(at, to)}
            onDropped={(from) => move(from, at)}
            onRemove={() => {
              become(parts.toSpliced(at, 1));
              setOpened(undefined);
            }}
            onChange={(next) => become(parts.with(at, next))}
            changePictures={changePictures}
          />
        ))}
      </ol>
      {parts.length < MOST_PARTS ? (
        <button
          type="button"
          className="btn btn-quiet w-fit"
          onClick={() => {
            become([...parts, newPicks]);
            setOpened(parts.length);
          }}
        >
          {say('addPicks')}
        </button>
      ) : null}
    </Form>
  );
}
