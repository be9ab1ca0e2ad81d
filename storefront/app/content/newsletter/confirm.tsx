import { secretPageHeaders } from '../../shell/secret-page.ts';
import type { Route } from './+types/confirm.ts';
import { LetterAnswer } from './letter-answer.tsx';
import { letterAction, letterLoader } from './letter-page.ts';

export const headers = () => secretPageHeaders;
export const loader = (input: Route.LoaderArgs) => letterLoader(input);
export const action = (input: Route.ActionArgs) => letterAction(input, 'POST /newsletter/confirm');
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  return <LetterAnswer about="confirm" state={actionData ?? (loaderData.isWhole ? 'asking' : 'refused')} />;
}
