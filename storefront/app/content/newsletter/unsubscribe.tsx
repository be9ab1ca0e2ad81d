import { secretPageHeaders } from '../../shell/secret-page.ts';
import type { Route } from './+types/unsubscribe.ts';
import { LetterAnswer } from './letter-answer.tsx';
import { letterAction, letterLoader } from './letter-page.ts';

export const headers = () => secretPageHeaders;
export const loader = (input: Route.LoaderArgs) => letterLoader(input);
export const action = (input: Route.ActionArgs) => letterAction(input, 'POST /newsletter/unsubscribe');
export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const about = loaderData.isOfPhone ? 'offers' : 'unsubscribe';
  return <LetterAnswer about={about} state={actionData ?? (loaderData.isWhole ? 'asking' : 'refused')} />;
}
