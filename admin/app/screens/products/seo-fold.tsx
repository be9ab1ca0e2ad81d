import { LongTextField, TextField } from '../../form/fields.tsx';
import type { Form } from '../../form/use-form.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Fold } from '../../ui/fold.tsx';
import type { ProductValues } from './product-values.ts';

interface SeoProps {
  form: Form<ProductValues>;
  /** Number in its address; undefined until it exists. */
  id: number | undefined;
}

const FIELDS = ['slug', 'seo_title_ar', 'seo_title_en', 'seo_description_ar', 'seo_description_en'];

/** Address of a product and its texts for search engines, with the result as they show it. */
export function SeoFold({ form, id }: SeoProps) {
  const say = useText('products');
  const arabic = { lang: 'ar', dir: 'rtl' } as const;
  const english = { lang: 'en', dir: 'ltr' } as const;
  return (
    <Fold title={say('seo')} isWrong={FIELDS.some((name) => name in form.errors)}>
      <div className="grid gap-4">
        <ResultPreview values={form.values} id={id} />
        <TextField
          {...form.field('slug')}
          label={say('slug')}
          hint={say(id === undefined ? 'slugHint' : 'slugChangeHint')}
          most={120}
          isOptional
        />
        <div className="grid gap-4 lg:grid-cols-2">
          <TextField {...form.field('seo_title_ar')} {...arabic} label={say('seoTitleAr')} most={120} isOptional />
          <TextField {...form.field('seo_title_en')} {...english} label={say('seoTitleEn')} most={120} isOptional />
          <LongTextField
            {...form.field('seo_description_ar')}
            {...arabic}
            label={say('seoDescriptionAr')}
            rows={2}
            most={320}
            isOptional
          />
          <LongTextField
            {...form.field('seo_description_en')}
            {...english}
            label={say('seoDescriptionEn')}
            rows={2}
            most={320}
            isOptional
          />
        </div>
      </div>
    </Fold>
  );
}

/** Letters that search engines show of a title and of a description, about. */
const SHOWN_TITLE = 60;
const SHOWN_DESCRIPTION = 155;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text);

/** A search result of the product in the reader's language, by the rules of its page. */
function ResultPreview({ values, id }: { values: ProductValues; id: number | undefined }) {
  const say = useText('products');
  const language = useLanguage();
  const name = (language === 'en' && values.name_en) || values.name_ar;
  const short = (language === 'en' && values.short_description_en) || values.short_description_ar;
  const title = values[`seo_title_${language}`] || name || say('name');
  const description = values[`seo_description_${language}`] || short || name;
  const path = ['product', id ?? '…', values.slug || '…'].join(' › ');
  return (
    <figure className="grid gap-1 rounded-lg border border-line bg-surface p-3">
      <figcaption className="text-sm text-soft">{say('seoPreview')}</figcaption>
      <bdi dir="ltr" className="wrap-anywhere text-start text-sm text-soft">
        {location.host} › {path}
      </bdi>
      <p dir="auto" className="wrap-anywhere text-lg text-link">
        {cut(title, SHOWN_TITLE)}
      </p>
      <p dir="auto" className="wrap-anywhere text-sm">
        {cut(description, SHOWN_DESCRIPTION)}
      </p>
    </figure>
  );
}
