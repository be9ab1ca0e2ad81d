import { useState } from 'react';
import { pageContext } from '../../page-context.ts';
import { Link } from '../../router/links.ts';
import { breadcrumbList, pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReadingPage } from '../reading-page.tsx';
import type { Route } from './+types/faq.ts';
import { findQuestions } from './find-questions.ts';
import { Question } from './question.tsx';
import { QuestionSearch } from './question-search.tsx';
import { structuredFaq } from './structured-faq.ts';
import { useOpenQuestion } from './use-open-question.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  return { language, origin, groups: await api('GET /faq') };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin, groups } = loaderData;
  const say = textsOf(language, 'content');
  return pageMeta(input, {
    title: say('faqTitle'),
    description: say('faqDescription'),
    keywords: say('faqKeywords'),
    structured: [structuredFaq(groups), breadcrumbList(origin, language, [{ name: say('faqTitle') }])],
  });
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const say = useText('content');
  const sayShell = useText('shell');
  return (
    <EmptyState icon="search-x" title={say('faqNothing')}>
      <p className="max-w-md text-soft">{say('faqNothingText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className="btn btn-primary" onClick={onShowAll}>
          {say('faqShowAll')}
        </button>
        <Link to="/help" className="btn btn-quiet">
          {sayShell('help')}
        </Link>
      </div>
    </EmptyState>
  );
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { groups } = loaderData;
  const say = useText('content');
  const [search, setSearch] = useState('');
  useOpenQuestion();
  const found = findQuestions(groups, search);
  const lead = (
    <>
      <p className="mt-2 text-soft">{say('faqIntro')}</p>
      <QuestionSearch value={search} found={found.size} onChange={setSearch} />
    </>
  );
  return (
    <ReadingPage title={say('faqTitle')} lead={lead}>
      {groups.map((group) => (
        <section
          key={group.slug}
          aria-labelledby={`group-${group.slug}`}
          hidden={!group.questions.some((item) => found.has(item.slug))}
          className="mb-10"
        >
          <h2 id={`group-${group.slug}`} className="mb-2 text-xl">
            {group.name}
          </h2>
          {group.questions.map((item) => (
            <Question key={item.slug} item={item} isShown={found.has(item.slug)} />
          ))}
        </section>
      ))}
      {found.size === 0 && groups.length > 0 ? <NothingFound onShowAll={() => setSearch('')} /> : null}
    </ReadingPage>
  );
}
