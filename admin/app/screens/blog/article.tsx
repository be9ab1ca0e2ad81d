import type { AdminArticle } from '@waha/contract/types';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { State } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { ArticleActs } from './article-acts.tsx';
import { ArticleFields } from './article-fields.tsx';
import { articleBody, articleTones, articleValues, emptyArticle } from './article-values.ts';

/** Editor of a new or existing article in both languages, beside a preview. */
export default function Article() {
  const { id = 'new' } = useParams();
  return id === 'new' ? <NewArticle /> : <OneArticle key={id} id={Number(id)} />;
}

function NewArticle() {
  const say = useText('blog');
  return (
    <Page title={say('newArticle')} back={{ to: '/blog', label: say('articles') }}>
      <ArticleForm />
    </Page>
  );
}

function OneArticle({ id }: { id: number }) {
  const say = useText('blog');
  const language = useLanguage();
  const { data, error, refetch } = useCall('GET /admin/articles/{id}', { params: { id } }, { keeps: false });
  const back = { to: '/blog', label: say('articles') };
  if (!data)
    return (
      <Page title={say('articles')} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  return (
    <Page
      title={data.title[language]}
      back={back}
      state={<State tone={articleTones[data.status]}>{say(`status_${data.status}`)}</State>}
      acts={<ArticleActs article={data} />}
    >
      <ArticleForm article={data} />
    </Page>
  );
}

function ArticleForm({ article }: { article?: AdminArticle }) {
  const say = useText('blog');
  const common = useText('common');
  const navigate = useNavigate();
  const initial = useMemo(() => (article ? articleValues(article) : emptyArticle), [article]);
  const form = useForm({
    call: article ? 'PUT /admin/articles/{id}' : 'POST /admin/articles',
    initial,
    draft: article ? `article:${article.id}` : 'article:new',
    input: (values) =>
      article
        ? {
            params: { id: article.id },
            body: { ...articleBody(values), version: values.version },
          }
        : { body: articleBody(values) },
    done: common('saved'),
    onDone: ({ id }) => {
      if (!article) void navigate(`/blog/${id}`);
    },
    changedTo: articleValues,
  });
  return (
    <Form form={form} labels={{ title: say('title'), body: say('body'), slug: say('slug') }}>
      <ArticleFields form={form} isNew={article === undefined} />
    </Form>
  );
}
