import { languages } from '@waha/contract/vocabulary';
import { X } from 'lucide-react';
import { useId } from 'react';
import { InBoth, LongTextField, TextField } from '../../form/fields.tsx';
import { useLanguage, useText } from '../../text/language.tsx';
import { State } from '../../ui/parts.tsx';
import { CategoryChoice } from '../goods/category-choice.tsx';
import { nameOf, useCategoryOptions } from '../goods/category-options.ts';
import { ChosenProducts } from '../goods/chosen-products.tsx';
import type { PictureValue } from '../goods/picture-value.ts';
import { PicturesField } from '../goods/pictures-field.tsx';
import type { PartPath, PartValue } from './home-values.ts';

const MOST_PICKED = 12;

interface FieldsProps<Part> {
  part: Part;
  errorOf: (path: PartPath) => string | undefined;
  onChange: (part: PartValue) => void;
  /** An update function, because an upload can finish while other fields change. */
  changePictures: (to: (pictures: readonly PictureValue[]) => PictureValue[]) => void;
}

/** Fields of a part whose contents are the shop's own. */
export function PartFields({ part, ...rest }: FieldsProps<PartValue>) {
  if (part.kind === 'hero') return <HeroFields part={part} {...rest} />;
  if (part.kind === 'picks') return <PicksFields part={part} {...rest} />;
  if (part.kind === 'categories') return <CategoriesFields part={part} {...rest} />;
  return null;
}

interface Both {
  ar: string;
  en: string;
}

interface WordsProps {
  name: 'title' | 'text' | 'action';
  value: Both;
  label: string;
  most: number;
  hint?: string;
  isOptional?: boolean;
  isLong?: boolean;
  errorOf: (path: PartPath) => string | undefined;
  onChange: (value: Both) => void;
}

/** A text of a part in both languages, side by side. */
function Words({ name, value, label, errorOf, onChange, isOptional, isLong, hint, most }: WordsProps) {
  const common = useText('common');
  const Field = isLong ? LongTextField : TextField;
  return (
    <InBoth>
      {languages.map((language) => (
        <Field
          key={language}
          name={`${name}.${language}`}
          value={value[language]}
          onChange={(typed) => onChange({ ...value, [language]: typed })}
          error={errorOf(`${name}.${language}`)}
          label={`${label} (${common(language === 'ar' ? 'arabic' : 'english')})`}
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          most={most}
          {...(hint ? { hint } : {})}
          {...(isOptional ? { isOptional } : {})}
          {...(isLong ? { rows: 2 } : {})}
        />
      ))}
    </InBoth>
  );
}

function HeroFields({ part, errorOf, onChange, changePictures }: FieldsProps<PartValue & { kind: 'hero' }>) {
  const say = useText('home');
  return (
    <div className="grid gap-4">
      <p className="text-soft">{say('heroHint')}</p>
      <Words
        name="title"
        value={part.title}
        label={say('title')}
        most={80}
        isOptional
        errorOf={errorOf}
        onChange={(title) => onChange({ ...part, title })}
      />
      <Words
        name="text"
        value={part.text}
        label={say('text')}
        most={200}
        isOptional
        isLong
        errorOf={errorOf}
        onChange={(text) => onChange({ ...part, text })}
      />
      <Words
        name="action"
        value={part.action}
        label={say('action')}
        most={30}
        isOptional
        errorOf={errorOf}
        onChange={(action) => onChange({ ...part, action })}
      />
      <TextField
        name="link"
        value={part.link}
        onChange={(link) => onChange({ ...part, link })}
        error={errorOf('link')}
        label={say('link')}
        hint={say('linkHint')}
        dir="ltr"
        most={300}
        isOptional
      />
      <PicturesField
        pictures={part.images}
        change={changePictures}
        errorOf={(path) => (path === 'images.0.key' ? errorOf('image.key') : undefined)}
        most={1}
      />
    </div>
  );
}

function PicksFields({ part, errorOf, onChange }: FieldsProps<PartValue & { kind: 'picks' }>) {
  const say = useText('home');
  return (
    <div className="grid gap-4">
      <Words
        name="title"
        value={part.title}
        label={say('title')}
        most={80}
        errorOf={errorOf}
        onChange={(title) => onChange({ ...part, title })}
      />
      <Words
        name="text"
        value={part.text}
        label={say('text')}
        most={160}
        isOptional
        errorOf={errorOf}
        onChange={(text) => onChange({ ...part, text })}
      />
      <ChosenProducts
        products={part.products}
        most={MOST_PICKED}
        onChange={(products) => onChange({ ...part, products })}
        errorOf={(at) => errorOf(`product_ids.${at}`)}
      />
    </div>
  );
}

function CategoriesFields({ part, errorOf, onChange }: FieldsProps<PartValue & { kind: 'categories' }>) {
  const say = useText('home');
  const language = useLanguage();
  const { categories } = part;
  const options = useCategoryOptions();
  const added = useId();
  const nameOfOption = (id: string) => options.find(({ value }) => value === id)?.name;
  const become = (next: typeof categories) => onChange({ ...part, categories: next });
  const nameIn = (choice: (typeof categories)[number]) =>
    nameOf(choice, language) || (nameOfOption(String(choice.id)) ?? say('categoryNumber', { id: choice.id }));
  return (
    <div className="grid gap-3">
      <p className="text-soft">{say('categoriesHint')}</p>
      {categories.length > 0 ? (
        <ol aria-label={say('chosenCategories')} className="grid gap-1">
          {categories.map((choice, at) => (
            <li key={choice.id} className="flex flex-wrap items-center gap-2 rounded-lg bg-tint px-3 py-1">
              <span className="min-w-32 grow">{nameIn(choice)}</span>
              {choice.is_shown ? null : <State tone="warn">{say('notInShop')}</State>}
              {errorOf(`category_ids.${at}`) ? (
                <span className="text-negative">{errorOf(`category_ids.${at}`)}</span>
              ) : null}
              <button
                type="button"
                className="icon-btn size-9"
                aria-label={say('remove', { name: nameIn(choice) })}
                onClick={() => become(categories.toSpliced(at, 1))}
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ol>
      ) : null}
      {categories.length < MOST_PICKED ? (
        <div className="grid gap-1">
          <label htmlFor={added} className="font-semibold">
            {say('addCategory')}
          </label>
          <CategoryChoice
            // A new key remounts the field after each choice, which clears the typed search.
            key={categories.length}
            id={added}
            value=""
            none={say('chooseCategory')}
            options={options.filter(({ value }) => !categories.some((one) => String(one.id) === value))}
            onChange={(value) => {
              const name = nameOfOption(value) ?? '';
              become([...categories, { id: Number(value), name_ar: name, name_en: name, is_shown: true }]);
            }}
          />
        </div>
      ) : null}
    </div>
  );
}
