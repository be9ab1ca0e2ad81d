import type { AdminPage, InformationPageSlug } from '@waha/contract/types';
import { informationPages } from '@waha/contract/vocabulary';
import { useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { BothField } from '../../form/both-field.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Unread } from '../../ui/unread.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';

/** Editor of a content page, in both languages, beside a preview. */
export default function PageEditor() {
  const say = useText('pages');
  const { slug: asked } = useParams();
  const slug: InformationPageSlug = informationPages.find((one) => one === asked) ?? 'about';
  const { data, error, refetch } = useCall('GET /admin/pages/{slug}', { params: { slug } }, { keeps: false });
  return (
    <Page
      title={say(`slug_${slug}`)}
      back={{ to: '/pages', label: say('back') }}
      acts={
        data && data.version > 0 ? (
          <a className="btn btn-quiet" href={`/${slug}`} target="_blank" rel="noreferrer">
            {say('open')}
          </a>
        ) : null
      }
    >
      {data ? <Editor key={slug} page={data} /> : <Unread error={error} refetch={refetch} />}
    </Page>
  );
}

const valuesOf = ({ title, description, keywords, body, version }: AdminPage) => ({
  title,
  description,
  keywords,
  body,
  version,
});

function Editor({ page }: { page: AdminPage }) {
  const say = useText('pages');
  const common = useText('common');
  const form = useForm({
    call: 'PUT /admin/pages/{slug}',
    initial: valuesOf(page),
    draft: `page:${page.slug}`,
    input: (body) => ({ params: { slug: page.slug }, body }),
    changedTo: valuesOf,
    done: common('saved'),
  });
  const { body } = form.values;
  return (
    <Form form={form} labels={{ title: say('title'), body: say('body') }}>
      <BothField form={form} name="title" label={say('title')} most={160} />
      <BothField form={form} name="description" label={say('description')} most={300} rows={2} isOptional />
      <BothField form={form} name="keywords" label={say('keywords')} most={300} isOptional />
      <p className="text-soft">{say('bodyHint')}</p>
      <BothField form={form} name="body" label={say('body')} most={50_000} rows={14} />
      <div className="grid gap-4 lg:grid-cols-2">
        <MarkdownPreview markdown={body.ar} language="ar" />
        <MarkdownPreview markdown={body.en} language="en" />
      </div>
    </Form>
  );
}
