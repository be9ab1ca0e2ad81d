import { useUnpacked } from '../../packed.ts';
import { pageContext } from '../../page-context.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { KeyedListing } from '../listing/keyed-listing.tsx';
import { keyedMeta } from '../listing/keyed-meta.ts';
import { readKeyedList } from '../listing/read-keyed-list.ts';
import type { Route } from './+types/tag.ts';

const pageOf = ({ key }: { key: string }) => `/tags/${encodeURIComponent(key)}` as const;

export async function loader({ context, params: { key }, request }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  const read = () => api('GET /tags/{key}', { params: { key } });
  const { thing: tag, ...list } = await readKeyedList(api, request, { by: 'tag', key, read, pageOf });
  return { language, origin, tag, ...list };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, tag } = loaderData;
  const say = textsOf(language, 'tags');
  return keyedMeta(input, loaderData, {
    title: tag.seo_title || tag.name,
    description: tag.seo_description || tag.text.slice(0, 300) || say('tagDescription', { tag: tag.name }),
    crumbs: [
      { name: say('title'), to: '/tags' },
      { name: tag.name, to: pageOf(tag) },
    ],
  });
}

export default function TagPage({ loaderData }: Route.ComponentProps) {
  const say = useText('tags');
  const { tag, state } = loaderData;
  const page = useUnpacked(loaderData.page);
  return (
    <KeyedListing
      all={{ name: say('title'), to: '/tags' }}
      name={tag.name}
      text={tag.text}
      path={pageOf(tag)}
      state={state}
      page={page}
    />
  );
}
