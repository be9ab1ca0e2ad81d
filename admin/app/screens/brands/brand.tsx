import type { AdminBrandTexts } from '@waha/contract/types';
import { ExternalLink } from 'lucide-react';
import { useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { BothField } from '../../form/both-field.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';

/** The words on the page of a brand, in both languages. */
export default function Brand() {
  const say = useText('products');
  const language = useLanguage();
  const { key = '' } = useParams();
  const { data, error, refetch } = useCall('GET /admin/brands/{key}', { params: { key } }, { keeps: false });
  return (
    <Page
      title={data?.name[language] ?? say('brand')}
      back={{ to: '/products/brands', label: say('brands') }}
      acts={
        data ? (
          <a className="btn btn-quiet" href={`/brands/${encodeURIComponent(key)}`} target="_blank" rel="noreferrer">
            <ExternalLink className="size-4" aria-hidden="true" />
            {say('viewInShop')}
          </a>
        ) : null
      }
    >
      {data ? <Editor key={key} brand={data} /> : <Unread error={error} refetch={refetch} />}
    </Page>
  );
}

const valuesOf = ({ text, version }: AdminBrandTexts) => ({ text, version });

function Editor({ brand }: { brand: AdminBrandTexts }) {
  const say = useText('products');
  const common = useText('common');
  const may = useMay()('PUT /admin/brands/{key}');
  const form = useForm({
    call: 'PUT /admin/brands/{key}',
    initial: valuesOf(brand),
    draft: `brand:${brand.key}`,
    input: (body) => ({ params: { key: brand.key }, body }),
    changedTo: valuesOf,
    done: common('saved'),
  });
  return (
    <fieldset disabled={!may} className="min-w-0">
      <legend className="sr-only">{say('brandWords')}</legend>
      <Form form={form} labels={{ text: say('brandWords') }}>
        <Panel title={say('brandWords')}>
          <p className="mb-3 max-w-prose text-soft">{say('brandWordsHint')}</p>
          <BothField form={form} name="text" label={say('brandWords')} most={2_000} rows={5} isOptional />
        </Panel>
      </Form>
    </fieldset>
  );
}
