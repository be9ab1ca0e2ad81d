import type { AdminBlogCategory } from '@waha/contract/types';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { BothField } from '../../form/both-field.tsx';
import { NumberField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';

/** The categories of the blog, in their order. A category that contains articles cannot be deleted. */
export default function BlogCategories() {
  const say = useText('blog');
  const { data, error, refetch } = useCall('GET /admin/blog-categories');
  const [edited, setEdited] = useState<AdminBlogCategory | 'new'>();
  return (
    <Page
      title={say('categories')}
      back={{ to: '/blog', label: say('articles') }}
      acts={
        <button type="button" className="btn btn-primary" onClick={() => setEdited('new')}>
          <Plus className="size-4" aria-hidden="true" />
          {say('newCategory')}
        </button>
      }
    >
      {data === undefined ? (
        <Unread error={error} refetch={refetch} />
      ) : data.length === 0 ? (
        <div className="panel">
          <Empty title={say('noCategories')}>{say('noCategoriesText')}</Empty>
        </div>
      ) : (
        <ul className="grid gap-2">
          {data.map((category) => (
            <CategoryLine key={category.slug} category={category} onEdit={() => setEdited(category)} />
          ))}
        </ul>
      )}
      {edited ? (
        <CategoryForm
          {...(edited === 'new' ? {} : { category: edited })}
          position={data?.length ?? 0}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </Page>
  );
}

function CategoryLine({ category, onEdit }: { category: AdminBlogCategory; onEdit: () => void }) {
  const say = useText('blog');
  const common = useText('common');
  const language = useLanguage();
  const remove = useAct('DELETE /admin/blog-categories/{slug}', { done: say('categoryRemoved') });
  const name = category.name[language];
  return (
    <li className="panel flex flex-wrap items-center gap-3">
      <span className="min-w-0 grow font-semibold">{name}</span>
      <span className="text-soft">{say('articlesIn', { count: category.articles_count })}</span>
      <span className="flex gap-2">
        <button type="button" className="btn btn-quiet" onClick={onEdit} aria-label={say('editNamed', { name })}>
          {common('edit')}
        </button>
        {category.articles_count === 0 ? (
          <button
            type="button"
            className="btn btn-danger"
            disabled={remove.isBusy}
            aria-label={say('removeNamed', { name })}
            onClick={() => void remove.run({ params: { slug: category.slug } })}
          >
            {common('remove')}
          </button>
        ) : null}
      </span>
    </li>
  );
}

const valuesOf = (category: AdminBlogCategory | undefined, position: number) => ({
  slug: category?.slug ?? '',
  name: category?.name ?? { ar: '', en: '' },
  position: String(category?.position ?? position),
  version: category?.version ?? 0,
});

interface CategoryFormProps {
  category?: AdminBlogCategory;
  /** Position of a new category. */
  position: number;
  onClose: () => void;
}

function CategoryForm({ category, position, onClose }: CategoryFormProps) {
  const say = useText('blog');
  const common = useText('common');
  const form = useForm({
    call: 'PUT /admin/blog-categories/{slug}',
    initial: valuesOf(category, position),
    input: ({ slug, position: at, ...body }) => ({
      params: { slug },
      body: { ...body, position: readNumber(at) ?? 0 },
    }),
    changedTo: (stored) => valuesOf(stored, position),
    done: common('saved'),
    onDone: onClose,
  });
  return (
    <Dialog title={say(category ? 'editCategory' : 'newCategory')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose}>
        <BothField form={form} name="name" label={say('categoryName')} most={120} />
        {category ? null : (
          <TextField {...form.field('slug')} label={say('slug')} hint={say('categorySlugHint')} dir="ltr" most={120} />
        )}
        <NumberField {...form.field('position')} label={say('position')} isWhole />
      </Form>
    </Dialog>
  );
}
