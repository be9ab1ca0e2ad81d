import { Plus, Trash2 } from 'lucide-react';
import { useText } from '../../text/language.tsx';
import { BothWords } from './both-words.tsx';
import type { FrameForm } from './frame-values.ts';

const MOST_POINTS = 4;
const nothing = { ar: '', en: '' };

/** Points that home promises, each a title and a short line. */
export function TrustPoints({ form }: { form: FrameForm }) {
  const say = useText('menus');
  const { trust } = form.values;
  const become = (next: typeof trust) => form.set('trust', next);
  return (
    <div className="grid gap-4">
      <p className="text-sm text-soft">{say('trustHint')}</p>
      {trust.map((point, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point has no name of its own, and every field is controlled
        <fieldset key={at} className="grid gap-3 rounded-lg bg-tint p-3">
          <legend className="sr-only">{say('point', { number: at + 1 })}</legend>
          <BothWords
            name={`trust.${at}.title`}
            label={say('pointTitle')}
            value={point.title}
            most={40}
            errors={form.errors}
            onChange={(title) => become(trust.with(at, { ...point, title }))}
          />
          <BothWords
            name={`trust.${at}.text`}
            label={say('pointText')}
            value={point.text}
            most={80}
            errors={form.errors}
            onChange={(text) => become(trust.with(at, { ...point, text }))}
          />
          <button type="button" className="btn btn-quiet w-fit" onClick={() => become(trust.toSpliced(at, 1))}>
            <Trash2 className="size-4" aria-hidden="true" />
            {say('removePoint')}
          </button>
        </fieldset>
      ))}
      {trust.length < MOST_POINTS ? (
        <button
          type="button"
          className="btn btn-quiet w-fit"
          onClick={() => become([...trust, { title: nothing, text: nothing }])}
        >
          <Plus className="size-4" aria-hidden="true" />
          {say('addPoint')}
        </button>
      ) : null}
    </div>
  );
}
