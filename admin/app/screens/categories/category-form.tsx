import type { AdminCategory, ListedCategory } from '@waha/contract/types';
import { categoryBackdrops } from '@waha/contract/vocabulary';
import { useCall } from '../../api/use-call.ts';
import { ChoiceField, InBoth, LongTextField, SwitchField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Unread } from '../../ui/unread.tsx';
import { CategoryField } from '../goods/category-field.tsx';
import { useCategoryOptions } from '../goods/category-options.ts';
import { type PictureValue, pictureValue, sentPicture } from '../goods/picture-value.ts';
import { PicturesField } from '../goods/pictures-field.tsx';
import { arabicSlugOf, slugOf } from '../goods/slug-of.ts';
import { translated } from '../goods/translated.ts';
import { isWithin, type Tree } from './tree-moves.ts';

interface Values {
  version: number;
  parent_id: string;
  slug: string;
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  images: PictureValue[];
  backdrop: (typeof categoryBackdrops)[number];
  is_featured: boolean;
  is_active: boolean;
  taxonomy: string;
}

function valuesOf(category: AdminCategory): Values {
  const { version, slug, name_ar, name_en, description_ar, description_en, is_featured, is_active, image } = category;
  return {
    version,
    slug,
    name_ar,
    name_en: translated(name_en, name_ar),
    description_ar,
    description_en: translated(description_en, description_ar),
    is_featured,
    is_active,
    taxonomy: category.taxonomy,
    parent_id: category.parent_id === null ? '' : String(category.parent_id),
    images: image ? [pictureValue(image)] : [],
    backdrop: categoryBackdrops.find((one) => one === category.backdrop) ?? 'sand',
  };
}

const empty = (parentId: number | null): Values => ({
  version: 0,
  parent_id: parentId === null ? '' : String(parentId),
  slug: '',
  name_ar: '',
  name_en: '',
  description_ar: '',
  description_en: '',
  images: [],
  backdrop: 'sand',
  is_featured: false,
  is_active: true,
  taxonomy: '',
});

function bodyOf({ version: _, images, parent_id: parent, ...rest }: Values) {
  const [image] = images;
  return { ...rest, parent_id: parent === '' ? null : Number(parent), image: image ? sentPicture(image) : null };
}

interface CategoryFormProps {
  edited: ListedCategory | { parentId: number | null };
  tree: Tree;
  onClose: () => void;
}

/** A category that is edited, or a new one under another. */
export function CategoryForm({ edited, tree, onClose }: CategoryFormProps) {
  const say = useText('categories');
  const id = 'id' in edited ? edited.id : undefined;
  // The tree has only the fields its lines show; this call loads the whole category in its current state.
  const { data, error, refetch } = useCall(
    'GET /admin/categories/{id}',
    { params: { id: id ?? 0 } },
    { isOn: id !== undefined, keeps: false },
  );
  if ('parentId' in edited) return <Fields known={undefined} parentId={edited.parentId} {...{ tree, onClose }} />;
  if (data) return <Fields known={data} parentId={data.parent_id} {...{ tree, onClose }} />;
  return (
    <Dialog title={say('editCategory')} onClose={onClose} size="wide">
      <Unread error={error} refetch={refetch} />
    </Dialog>
  );
}

interface FieldsProps extends Pick<CategoryFormProps, 'tree' | 'onClose'> {
  known: AdminCategory | undefined;
  parentId: number | null;
}

function Fields({ known, parentId, tree, onClose }: FieldsProps) {
  const say = useText('categories');
  const common = useText('common');
  const form = useForm({
    call: known ? 'PUT /admin/categories/{id}' : 'POST /admin/categories',
    initial: known ? valuesOf(known) : empty(parentId),
    input: (values) =>
      known
        ? {
            params: { id: known.id },
            body: { ...bodyOf(values), version: values.version },
          }
        : { body: bodyOf(values) },
    done: common('saved'),
    onDone: onClose,
    changedTo: valuesOf,
  });
  // The address of a new category follows its name, the English one where there is one, until it is typed.
  const suggestion = ({ name_ar, name_en }: Values) => slugOf(name_en) || arabicSlugOf(name_ar);
  const setName = (name: Partial<Pick<Values, 'name_ar' | 'name_en'>>) =>
    form.setAll((values) => {
      const named = { ...values, ...name };
      const isSuggested = !known && (values.slug === '' || values.slug === suggestion(values));
      return { ...named, ...(isSuggested && { slug: suggestion(named) }) };
    });
  const parents = useCategoryOptions([form.values.parent_id]);
  const allowed = known ? parents.filter(({ value }) => !isWithin(tree, tree.find(Number(value)), known.id)) : parents;
  return (
    <Dialog
      title={known ? say('editCategory') : say('newCategory')}
      onClose={onClose}
      mayClose={() => !form.isDirty}
      size="wide"
    >
      <Form form={form} isInDialog onCancel={onClose} save={known ? say('save') : say('add')}>
        <InBoth>
          <TextField
            {...form.field('name_ar')}
            onChange={(name) => setName({ name_ar: name })}
            label={say('nameAr')}
            lang="ar"
            dir="rtl"
            most={120}
          />
          <TextField
            {...form.field('name_en')}
            onChange={(name) => setName({ name_en: name })}
            label={say('nameEn')}
            lang="en"
            dir="ltr"
            most={120}
            isOptional
          />
          {(['ar', 'en'] as const).map((lang) => (
            <LongTextField
              key={lang}
              {...form.field(`description_${lang}`)}
              label={say(`description_${lang}`)}
              {...{ lang, most: 1_000, rows: 2 }}
              dir={lang === 'ar' ? 'rtl' : 'ltr'}
              isOptional
            />
          ))}
          <TextField {...form.field('slug')} label={say('slug')} hint={say('slugHint')} dir="ltr" most={120} />
          <CategoryField {...form.field('parent_id')} label={say('parent')} none={say('noParent')} options={allowed} />
          <ChoiceField
            {...form.field('backdrop')}
            label={say('backdrop')}
            options={categoryBackdrops.map((one) => [one, say(`backdrop_${one}`)])}
          />
          <TextField
            {...form.field('taxonomy')}
            label={say('taxonomy')}
            hint={say('taxonomyHint')}
            dir="ltr"
            most={200}
            isOptional
          />
          <div className="grid content-start gap-2">
            <SwitchField {...form.field('is_featured')} label={say('isFeatured')} />
            <SwitchField {...form.field('is_active')} label={say('isActive')} hint={say('isActiveHint')} />
          </div>
        </InBoth>
        <PicturesField
          pictures={form.values.images}
          change={(to) => form.setAll((values) => ({ ...values, images: to(values.images) }))}
          errorOf={(path) => (path === 'images.0.key' ? form.errorOf('image.key') : undefined)}
          most={1}
        />
      </Form>
    </Dialog>
  );
}
