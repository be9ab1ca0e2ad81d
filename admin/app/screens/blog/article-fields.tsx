import { useCall } from '../../api/use-call.ts';
import { BothField } from '../../form/both-field.tsx';
import { ChoiceField, InBoth, SwitchField, TextField } from '../../form/fields.tsx';
import type { Form } from '../../form/use-form.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { ChosenProducts } from '../goods/chosen-products.tsx';
import { PicturesField } from '../goods/pictures-field.tsx';
import { slugOf } from '../goods/slug-of.ts';
import { MarkdownPreview } from '../pages/markdown-preview.tsx';
import type { ArticleValues } from './article-values.ts';

const MOST_PRODUCTS = 12;

/** Fields of an article. The address of a new one follows its English title until it is typed. */
export function ArticleFields({ form, isNew }: { form: Form<ArticleValues>; isNew: boolean }) {
  const say = useText('blog');
  const language = useLanguage();
  const { data: categories = [] } = useCall('GET /admin/blog-categories');
  const { body, title } = form.values;
  const suggested = slugOf(title.en);
  return (
    <>
      <Panel title={say('words')}>
        <div className="grid gap-4">
          <BothField form={form} name="title" label={say('title')} most={160} />
          <BothField form={form} name="excerpt" label={say('excerpt')} most={400} rows={2} />
          <p className="text-soft">{say('bodyHint')}</p>
          <BothField form={form} name="body" label={say('body')} most={50_000} rows={14} />
        </div>
      </Panel>
      <div className="grid gap-4 lg:grid-cols-2">
        <MarkdownPreview markdown={body.ar} language="ar" />
        <MarkdownPreview markdown={body.en} language="en" />
      </div>
      <Panel title={say('where')}>
        <div className="grid gap-4">
          <InBoth>
            <ChoiceField
              {...form.field('category_id')}
              label={say('category')}
              options={[
                ['', say('chooseCategory')],
                ...categories.map(({ id, name }) => [String(id), name[language]] as const),
              ]}
            />
            <div className="grid gap-1">
              <TextField {...form.field('slug')} label={say('slug')} hint={say('slugHint')} dir="ltr" most={120} />
              {isNew && suggested !== '' && suggested !== form.values.slug ? (
                <button type="button" className="btn btn-quiet w-fit" onClick={() => form.set('slug', suggested)}>
                  {say('useSlug', { slug: suggested })}
                </button>
              ) : null}
            </div>
          </InBoth>
          <SwitchField {...form.field('is_featured')} label={say('isFeatured')} />
          <BothField form={form} name="tags" label={say('tags')} most={600} isOptional />
          <BothField form={form} name="keywords" label={say('keywords')} most={300} isOptional />
        </div>
      </Panel>
      <Panel title={say('authorTitle')}>
        <div className="grid gap-4">
          <BothField form={form} name="author" label={say('author')} most={80} />
          <BothField form={form} name="author_role" label={say('authorRole')} most={120} isOptional />
        </div>
      </Panel>
      <Panel title={say('cover')}>
        <PicturesField
          pictures={form.values.images}
          change={(to) => form.setAll((values) => ({ ...values, images: to(values.images) }))}
          errorOf={(path) => (path === 'images.0.key' ? form.errorOf('image.key') : undefined)}
          most={1}
        />
      </Panel>
      <Panel title={say('products')}>
        <ChosenProducts
          products={form.values.products}
          most={MOST_PRODUCTS}
          onChange={(products) => form.set('products', products)}
          errorOf={(at) => form.errorOf(`product_ids.${at}`)}
        />
      </Panel>
    </>
  );
}
