import type { AdminCategory } from '@waha/contract';
import { api } from '../../api/api.ts';
import { useCall } from '../../api/use-call.ts';
import { ChoiceField, InBoth, LongTextField, SwitchField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useCategoryOptions } from '../goods/category-options.ts';
import { categoryBackdrops } from '../goods/choices.ts';
import { type PictureValue, pictureValue, sentPicture } from '../goods/picture-value.ts';
import { PicturesField } from '../goods/pictures-field.tsx';
import { slugOf } from '../goods/slug-of.ts';

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
}

function valuesOf(category: AdminCategory): Values {
  const { version, slug, name_ar, name_en, description_ar, description_en, is_featured, is_active, image } = category;
  return {
    version,
    slug,
    name_ar,
    name_en,
    description_ar,
    description_en,
    is_featured,
    is_active,
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
});

function bodyOf({ version: _, images, parent_id: parent, ...rest }: Values) {
  const [image] = images;
  return { ...rest, parent_id: parent === '' ? null : Number(parent), image: image ? sentPicture(image) : null };
}

interface CategoryFormProps {
  edited: AdminCategory | { parentId: number | null };
  all: readonly AdminCategory[];
  onClose: () => void;
}

/** A category that is edited, or a new one under another. */
export function CategoryForm({ edited, all, onClose }: CategoryFormProps) {
  const say = useText('categories');
  const common = useText('common');
  const known = 'id' in edited ? edited : undefined;
  // As it is now: the list it was chosen from may be a while old.
  const { data: fresh } = useCall(
    'GET /admin/categories/{id}',
    { params: { id: known?.id ?? 0 } },
    { isOn: known !== undefined, keeps: false },
  );
  const form = useForm<Values, AdminCategory>({
    initial: known ? valuesOf(fresh ?? known) : empty('parentId' in edited ? edited.parentId : null),
    send: (values) =>
      known
        ? api('PUT /admin/categories/{id}', {
            params: { id: known.id },
            body: { ...bodyOf(values), version: values.version },
          })
        : api('POST /admin/categories', { body: bodyOf(values) }),
    done: common('saved'),
    onDone: onClose,
    changedTo: (details) => valuesOf(details as AdminCategory),
  });
  const setNameEn = (name: string) =>
    form.setAll((values) => {
      const isSuggested = !known && (values.slug === '' || values.slug === slugOf(values.name_en));
      return { ...values, name_en: name, ...(isSuggested && { slug: slugOf(name) }) };
    });
  const parents = useCategoryOptions([form.values.parent_id]).filter(([id]) => !isBelow(all, Number(id), known?.id));
  return (
    <Dialog
      title={known ? say('editCategory') : say('newCategory')}
      onClose={onClose}
      mayClose={() => !form.isDirty}
      size="wide"
    >
      <Form form={form} isInDialog onCancel={onClose} save={known ? say('save') : say('add')}>
        <InBoth>
          <TextField {...form.field('name_ar')} label={say('nameAr')} lang="ar" dir="rtl" most={120} />
          <TextField
            {...form.field('name_en')}
            onChange={setNameEn}
            label={say('nameEn')}
            lang="en"
            dir="ltr"
            most={120}
          />
          <LongTextField
            {...form.field('description_ar')}
            label={say('descriptionAr')}
            lang="ar"
            dir="rtl"
            most={1_000}
            rows={2}
            isOptional
          />
          <LongTextField
            {...form.field('description_en')}
            label={say('descriptionEn')}
            lang="en"
            dir="ltr"
            most={1_000}
            rows={2}
            isOptional
          />
          <TextField {...form.field('slug')} label={say('slug')} hint={say('slugHint')} dir="ltr" most={120} />
          <ChoiceField
            {...form.field('parent_id')}
            label={say('parent')}
            options={[['', say('noParent')], ...parents]}
          />
          <ChoiceField
            {...form.field('backdrop')}
            label={say('backdrop')}
            options={categoryBackdrops.map((one) => [one, say(`backdrop_${one}`)])}
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

/** Whether one is another or somewhere below it: nothing goes under itself. */
function isBelow(all: readonly AdminCategory[], id: number, other: number | undefined): boolean {
  if (id === other) return true;
  const parent = all.find((category) => category.id === id)?.parent_id;
  return parent != null && isBelow(all, parent, other);
}
