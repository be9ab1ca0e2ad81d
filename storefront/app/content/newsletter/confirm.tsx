import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import type { Route } from './+types/confirm.ts';
import { LetterAnswer } from './letter-answer.tsx';
import { letterToken, secretPageHeaders } from './letter-token.ts';
import { refusalOf } from './refusal-of.ts';

export function headers() {
  return secretPageHeaders;
}

export function loader({ context, request }: Route.LoaderArgs) {
  return { language: context.get(pageContext).language, isWhole: letterToken(request.url) !== null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(pageContext);
  const token = letterToken(request.url);
  if (!token) return 'refused';
  try {
    await api('POST /newsletter/confirm', { body: { token } });
    return 'done';
  } catch (error) {
    refusalOf(error);
    return 'refused';
  }
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const say = textsOf(loaderData.language, 'newsletter');
  return pageMeta(input, { title: say('confirmTitle'), description: say('pageDescription'), noIndex: true });
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  return <LetterAnswer about="confirm" state={actionData ?? (loaderData.isWhole ? 'asking' : 'refused')} />;
}
