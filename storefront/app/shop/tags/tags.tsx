import { pageContext } from '../../page-context.ts';
import { breadcrumbList, pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ByLetter } from '../listing/by-letter.tsx';
import type { Route } from './+types/tags.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  return { language, origin, tags: await api('GET /tags') };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin } = loaderData;
  const say = textsOf(language, 'tags');
  const title = say('title');
  return pageMeta(input, {
    title,
    description: say('description'),
    structured: [breadcrumbList(origin, language, [{ name: title }])],
  });
}

/** All tags, by their first letters. */
export default function Tags({ loaderData: { tags } }: Route.ComponentProps) {
  const say = useText('tags');
  return (
    <div className="container">
      <Breadcrumbs crumbs={[{ name: say('title') }]} />
      <h1 className="mb-5 text-3xl">{say('title')}</h1>
      {tags[0] ? (
        <ByLetter things={tags} pageOf={({ key }) => `/tags/${encodeURIComponent(key)}`} />
      ) : (
        <EmptyState icon="package" title={say('none')} />
      )}
    </div>
  );
}
