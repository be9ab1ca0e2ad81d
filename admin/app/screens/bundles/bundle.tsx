import type { AdminBundle } from '@waha/contract/types';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { InBoth, LongTextField, MoneyField, SwitchField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { nameOf } from '../goods/category-options.ts';
import { PicturesField } from '../goods/pictures-field.tsx';
import { slugOf } from '../goods/slug-of.ts';
import { bundleBody, bundleValues, emptyBundle } from './bundle-values.ts';
import { ItemsField } from './items-field.tsx';

/** A bundle that is edited, or a new one. */
export default function Bundle() {
  const { id = 'new' } = useParams();
  const say = useText('offers');
  if (id !== 'new') return <OneBundle key={id} id={id} />;
  return (
    <Page title={say('newBundle')} back={{ to: '/bundles', label: say('bundles') }}>
      <BundleForm />
    </Page>
  );
}

function OneBundle({ id }: { id: string }) {
  const say = useText('offers');
  const language = useLanguage();
  const { data, error, refetch } = useCall('GET /admin/bundles/{id}', { params: { id: Number(id) } }, { keeps: false });
  return (
    <Page title={data ? nameOf(data, language) : say('bundles')} back={{ to: '/bundles', label: say('bundles') }}>
      {data ? <BundleForm bundle={data} /> : <Unread error={error} refetch={refetch} />}
    </Page>
  );
}

const MOST_PICTURES = 10;

function BundleForm({ bundle }: { bundle?: AdminBundle }) {
  const say = useText('offers');
  const common = useText('common');
  const products = useText('products');
  const navigate = useNavigate();
  const initial = useMemo(() => (bundle ? bundleValues(bundle) : emptyBundle), [bundle]);
  const form = useForm({
    call: bundle ? 'PUT /admin/bundles/{id}' : 'POST /admin/bundles',
    initial,
    input: (values) =>
      bundle
        ? {
            params: { id: bundle.id },
            body: { ...bundleBody(values), version: values.version },
          }
        : { body: bundleBody(values) },
    done: common('saved'),
    draft: bundle ? undefined : 'bundle:new',
    onDone: ({ id }) => {
      if (!bundle) void navigate(`/bundles/${id}`);
    },
    changedTo: bundleValues,
  });
  const setNameEn = (name: string) =>
    form.setAll((values) => {
      const isSuggested = !bundle && (values.slug === '' || values.slug === slugOf(values.name_en));
      return { ...values, name_en: name, ...(isSuggested && { slug: slugOf(name) }) };
    });
  return (
    <Form form={form} save={bundle ? say('save') : say('add')}>
      <Panel>
        <InBoth>
          <TextField {...form.field('name_ar')} label={say('nameAr')} lang="ar" dir="rtl" most={200} />
          <TextField
            {...form.field('name_en')}
            onChange={setNameEn}
            label={say('nameEn')}
            lang="en"
            dir="ltr"
            most={200}
          />
          <LongTextField
            {...form.field('description_ar')}
            label={say('descriptionAr')}
            lang="ar"
            dir="rtl"
            most={2_000}
            rows={3}
            isOptional
          />
          <LongTextField
            {...form.field('description_en')}
            label={say('descriptionEn')}
            lang="en"
            dir="ltr"
            most={2_000}
            rows={3}
            isOptional
          />
          <TextField {...form.field('slug')} label={say('slug')} dir="ltr" most={120} />
          <MoneyField
            {...form.field('price')}
            label={say('price')}
            hint={bundle ? say('partsPrice', { price: bundle.parts_price }) : undefined}
          />
          <SwitchField {...form.field('is_active')} label={say('isShown')} />
        </InBoth>
      </Panel>
      <Panel title={say('items')}>
        <ItemsField form={form} />
      </Panel>
      <Panel title={products('pictures')}>
        <PicturesField
          pictures={form.values.images}
          change={(to) => form.setAll((values) => ({ ...values, images: to(values.images) }))}
          errorOf={form.errorOf}
          most={MOST_PICTURES}
        />
      </Panel>
    </Form>
  );
}
