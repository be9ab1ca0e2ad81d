import { useParams } from 'react-router';
import type { PageHandle } from '../../shell/page-handle.ts';
import { withTexts } from '../../text/load-texts.ts';
import { accountLoader } from '../account-page.ts';
import type { Route } from './+types/ask.ts';
import { AskReturn } from './ask-return.tsx';
import { returnsMeta } from './returns-page.ts';

export const handle: PageHandle = { texts: ['returns', 'photos'] };

export const clientMiddleware = withTexts('returns', 'photos');

export const loader = (input: Route.LoaderArgs) => accountLoader(input);
export const meta = (input: Route.MetaArgs) => returnsMeta(input, 'ask');

export default function AskPage() {
  const { id = '' } = useParams();
  return <AskReturn orderId={id} />;
}
