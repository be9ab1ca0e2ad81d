import type { AdminCustomPage } from '@waha/contract/types';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { BothField } from '../../form/both-field.tsx';
import { SwitchField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { arabicSlugOf } from '../goods/slug-of.ts';
import { MarkdownPreview } from './markdown-preview.tsx';

const nothing = { ar: '', en: '' };
const emptyPage = {
  ...{ version: 0, slug: '', title: nothing, description: nothing, body: nothing },
  ...{ isPublished: false, shows_date: false },
};

const valuesOf = ({ version, slug, title, description, body, status, shows_date }: AdminCustomPage) => ({
  ...{ version, slug, title, description, body, shows_date },
  isPublished: status === 'published',
});

const bodyOf = ({ version: _, isPublished, ...words }: typeof emptyPage) => ({
  ...words,
  status: isPublished ? ('published' as const) : ('draft' as const),
});

/** Fields of a page of the shop's own; the languages are written in one or both. */
export function CustomPageForm({ page }: { page?: AdminCustomPage }) {
  const say = useText('pages');
  const common = useText('common');
  const navigate = useNavigate();
  const initial = useMemo(() => (page ? valuesOf(page) : emptyPage), [page]);
  const form = useForm({
    call: page ? 'PUT /admin/custom-pages/{id}' : 'POST /admin/custom-pages',
    initial,
    draft: `custom-page:${page?.id ?? 'new'}`,
    input: (values) =>
      page
        ? { params: { id: page.id }, body: { ...bodyOf(values), version: values.version } }
        : { body: bodyOf(values) },
    done: common('saved'),
    onDone: ({ id }) => {
      if (!page) void navigate(`/pages/own/${id}`);
    },
    changedTo: valuesOf,
  });
  const { body, title, slug } = form.values;
  const suggested = arabicSlugOf(title.ar || title.en);
  return (
    <Form form={form} labels={{ title: say('title'), body: say('body'), slug: say('slug') }}>
      <p className="text-soft">{say('oneLanguage')}</p>
      <BothField form={form} name="title" label={say('title')} most={160} />
      <p className="text-soft">{say('bodyHint')}</p>
      <BothField form={form} name="body" label={say('body')} most={50_000} rows={14} />
      <div className="grid gap-4 lg:grid-cols-2">
        <MarkdownPreview markdown={body.ar} language="ar" />
        <MarkdownPreview markdown={body.en} language="en" />
      </div>
      <BothField form={form} name="description" label={say('description')} most={300} rows={2} isOptional />
      <Panel title={say('whereAndWhen')}>
        <div className="grid gap-4">
          <div className="grid gap-1">
            <TextField {...form.field('slug')} label={say('slug')} hint={say('slugHint')} most={120} />
            {!page && suggested !== '' && suggested !== slug ? (
              <button type="button" className="btn btn-quiet w-fit" onClick={() => form.set('slug', suggested)}>
                {say('useSlug', { slug: suggested })}
              </button>
            ) : null}
          </div>
          <SwitchField {...form.field('isPublished')} label={say('isPublished')} />
          <SwitchField {...form.field('shows_date')} label={say('showsDate')} />
        </div>
      </Panel>
    </Form>
  );
}
