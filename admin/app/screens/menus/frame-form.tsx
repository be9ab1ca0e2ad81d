import type { CallReply } from '@waha/contract/client';
import { useMemo } from 'react';
import { BothField } from '../../form/both-field.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { BothWords } from './both-words.tsx';
import type { FrameForm, LinkValue } from './frame-values.ts';
import { LinksEditor } from './links-editor.tsx';
import { TrustPoints } from './trust-points.tsx';

type Frame = CallReply<'GET /admin/settings/frame'>;

const MOST = { header: 10, mobile: 20, links: 12, columns: 3 };

export function FrameFields({ settings }: { settings: Frame }) {
  const say = useText('menus');
  const form = useForm({
    call: 'PUT /admin/settings/frame',
    initial: settings,
    input: (body) => ({ body }),
    changedTo: (stored) => stored,
    done: say('saved'),
  });
  const { header, mobile } = form.values;
  const menu = (name: 'header' | 'mobile', links: LinkValue[]) => form.set(name, links);
  const labels = useMemo(
    () => ({ header: say('header'), mobile: say('mobile'), footer: say('footer'), trust: say('trust') }),
    [say],
  );
  return (
    <Form form={form} labels={labels}>
      <Panel title={say('topLine')}>
        <div className="grid gap-2">
          <BothField form={form} name="top_line" label={say('topLine')} most={120} isOptional />
          <p className="text-sm text-soft">{say('topLineHint')}</p>
        </div>
      </Panel>
      <Panel title={say('header')}>
        <LinksEditor
          name="header"
          title={say('header')}
          most={MOST.header}
          links={header}
          errors={form.errors}
          onChange={(links) => menu('header', links)}
        />
      </Panel>
      <Panel title={say('mobile')}>
        <p className="mb-3 text-sm text-soft">{say('mobileHint')}</p>
        <LinksEditor
          name="mobile"
          title={say('mobile')}
          most={MOST.mobile}
          links={mobile}
          errors={form.errors}
          onChange={(links) => menu('mobile', links)}
        />
      </Panel>
      <Panel title={say('footer')}>
        <Columns form={form} />
      </Panel>
      <Panel title={say('trust')}>
        <TrustPoints form={form} />
      </Panel>
    </Form>
  );
}

function Columns({ form }: { form: FrameForm }) {
  const say = useText('menus');
  const { footer } = form.values;
  const become = (next: Frame['footer']) => form.set('footer', next);
  return (
    <div className="grid gap-4">
      {footer.length === 0 ? <p className="text-soft">{say('usual')}</p> : null}
      {footer.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name of its own, and every field is controlled
        <fieldset key={at} className="grid gap-3 rounded-lg bg-tint p-3">
          <legend className="sr-only">{say('column', { number: at + 1 })}</legend>
          <BothWords
            name={`footer.${at}.title`}
            label={say('columnTitle')}
            most={40}
            value={column.title}
            errors={form.errors}
            onChange={(title) => become(footer.with(at, { ...column, title }))}
          />
          <LinksEditor
            name={`footer.${at}.links`}
            title={column.title.ar || say('column', { number: at + 1 })}
            most={MOST.links}
            links={column.links}
            errors={form.errors}
            onChange={(links) => become(footer.with(at, { ...column, links }))}
          />
          <button type="button" className="btn btn-quiet w-fit" onClick={() => become(footer.toSpliced(at, 1))}>
            {say('removeColumn')}
          </button>
        </fieldset>
      ))}
      {footer.length < MOST.columns ? (
        <button
          type="button"
          className="btn btn-quiet w-fit"
          onClick={() => become([...footer, { title: { ar: '', en: '' }, links: [] }])}
        >
          {say('addColumn')}
        </button>
      ) : null}
    </div>
  );
}
