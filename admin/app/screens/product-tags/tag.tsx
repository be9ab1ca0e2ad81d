import type { AdminProductTag } from '@waha/contract/types';
import { ExternalLink, Package } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { BothField } from '../../form/both-field.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { translated } from '../goods/translated.ts';
import { TagActs } from './tag-acts.tsx';

/** A tag: its names, the words of its page in both languages, and its end. */
export default function Tag() {
  const say = useText('producttags');
  const language = useLanguage();
  const id = Number(useParams().id);
  const may = useMay();
  const { data, error, refetch } = useCall('GET /admin/tags/{id}', { params: { id } }, { keeps: false });
  return (
    <Page
      title={data?.name[language] ?? say('tag')}
      back={{ to: '/products/tags', label: say('tags') }}
      acts={data ? <Ways tag={data} /> : null}
    >
      {data ? (
        <div className="grid gap-4">
          <Editor key={id} tag={data} />
          {may('DELETE /admin/tags/{id}') ? <TagActs key={`acts ${id}`} tag={data} /> : null}
        </div>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Page>
  );
}

function Ways({ tag }: { tag: AdminProductTag }) {
  const say = useText('producttags');
  return (
    <>
      <Link to={`/products?tag=${encodeURIComponent(tag.key)}`} className="btn btn-quiet">
        <Package className="size-4" aria-hidden="true" />
        {say('seeProducts')}
      </Link>
      <a className="btn btn-quiet" href={`/tags/${encodeURIComponent(tag.key)}`} target="_blank" rel="noreferrer">
        <ExternalLink className="size-4" aria-hidden="true" />
        {say('viewInShop')}
      </a>
    </>
  );
}

/** English that says the Arabic is not written: the field stays empty, and follows. */
const typed = ({ ar, en }: { ar: string; en: string }) => ({ ar, en: translated(en, ar) });

const valuesOf = (tag: AdminProductTag) => ({
  version: tag.version,
  name: typed(tag.name),
  text: typed(tag.text),
  seo_title: typed(tag.seo_title),
  seo_description: typed(tag.seo_description),
});

function Editor({ tag }: { tag: AdminProductTag }) {
  const say = useText('producttags');
  const common = useText('common');
  const may = useMay()('PUT /admin/tags/{id}');
  const form = useForm({
    call: 'PUT /admin/tags/{id}',
    initial: valuesOf(tag),
    draft: `tag:${tag.id}`,
    input: (body) => ({ params: { id: tag.id }, body }),
    changedTo: valuesOf,
    done: common('saved'),
  });
  const labels = {
    name: say('name'),
    text: say('words'),
    seo_title: say('seoTitle'),
    seo_description: say('seoDescription'),
  };
  return (
    <fieldset disabled={!may} className="min-w-0">
      <legend className="sr-only">{say('tag')}</legend>
      <Form form={form} labels={labels}>
        <div className="grid gap-4">
          <Panel title={say('name')}>
            <p className="mb-3 max-w-prose text-soft">{say('nameHint')}</p>
            <BothField form={form} name="name" label={say('name')} most={60} />
          </Panel>
          <Panel title={say('words')}>
            <p className="mb-3 max-w-prose text-soft">{say('wordsHint')}</p>
            <BothField form={form} name="text" label={say('words')} most={2_000} rows={5} isOptional />
          </Panel>
          <Panel title={say('searchEngines')}>
            <div className="grid gap-4">
              <BothField form={form} name="seo_title" label={say('seoTitle')} most={120} isOptional />
              <BothField form={form} name="seo_description" label={say('seoDescription')} most={320} isOptional />
            </div>
          </Panel>
        </div>
      </Form>
    </fieldset>
  );
}
