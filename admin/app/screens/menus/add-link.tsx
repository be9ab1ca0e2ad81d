import { failureText } from '@waha/contract/client';
import { shopPlaces } from '@waha/contract/vocabulary';
import { useId } from 'react';
import { api } from '../../api/api.ts';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { useToast } from '../../ui/toasts.tsx';
import type { LinkValue } from './frame-values.ts';
import { placeNames } from './places.ts';

const OWN = 'own';
const CATEGORY = 'category:';
const PAGE = '/pages/';

/** Adds a link: a page of the shop, one of its categories, or an address that is typed. */
export function AddLink({ menu, onAdd }: { menu: string; onAdd: (link: LinkValue) => void }) {
  const say = useText('menus');
  const common = useText('common');
  const language = useLanguage();
  const id = useId();
  const { data: categories = [] } = useCall('GET /admin/categories', undefined, {
    isOn: useMay()('GET /admin/categories'),
  });
  const { data: ownPages = [] } = useCall('GET /admin/custom-pages', undefined, {
    isOn: useMay()('GET /admin/custom-pages'),
  });
  const published = ownPages.filter(({ status }) => status === 'published');
  const shown = categories.filter(({ is_active: isActive }) => isActive);
  const toast = useToast();
  const choose = async (chosen: string) => {
    const page = published.find(({ slug }) => chosen === `${PAGE}${slug}`);
    // A name in a menu has 40 letters; Arabic stands in for English, and here the other way round.
    const words = page && { ar: (page.title.ar || page.title.en).slice(0, 40), en: page.title.en.slice(0, 40) };
    if (words) return onAdd({ to: chosen, label: words });
    if (!chosen.startsWith(CATEGORY)) return onAdd({ to: chosen === OWN ? '' : chosen, label: { ar: '', en: '' } });
    try {
      // The tree is large and has no addresses.
      const category = await api('GET /admin/categories/{id}', {
        params: { id: Number(chosen.slice(CATEGORY.length)) },
      });
      onAdd({ to: `/categories/${category.slug}`, label: { ar: category.name_ar, en: category.name_en } });
    } catch (error) {
      toast({ kind: 'bad', text: failureText(error, common('unreachable')) });
    }
  };
  return (
    <div className="grid w-fit gap-1">
      <label htmlFor={id} className="font-semibold">
        {say('add')} <span className="sr-only">{menu}</span>
      </label>
      <select
        id={id}
        className="field"
        value=""
        onChange={(event) => {
          if (event.target.value) void choose(event.target.value);
        }}
      >
        <option value="">{say('choose')}</option>
        <option value={OWN}>{say('ownLink')}</option>
        <optgroup label={say('places')}>
          {shopPlaces.map((place) => (
            <option key={place} value={place}>
              {say(placeNames[place])}
            </option>
          ))}
        </optgroup>
        {published.length > 0 ? (
          <optgroup label={say('ownPages')}>
            {published.map(({ slug, title }) => (
              <option key={slug} value={`${PAGE}${slug}`}>
                {title[language] || title.ar || title.en}
              </option>
            ))}
          </optgroup>
        ) : null}
        {shown.length > 0 ? (
          <optgroup label={say('categoriesGroup')}>
            {shown.map(({ id: category, name_ar: ar, name_en: en }) => (
              <option key={category} value={`${CATEGORY}${category}`}>
                {language === 'ar' ? ar : en || ar}
              </option>
            ))}
          </optgroup>
        ) : null}
      </select>
    </div>
  );
}
