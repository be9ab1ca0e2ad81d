import { useParams } from 'react-router';
import type { PageHandle } from '../../shell/page-handle.ts';
import { withTexts } from '../../text/load-texts.ts';
import { accountLoader } from '../account-page.ts';
import type { Route } from './+types/return.ts';
import { returnsMeta } from './returns-page.ts';
import { ShownReturn } from './shown-return.tsx';

export const handle: PageHandle = { texts: ['returns', 'photos'] };

export const clientMiddleware = withTexts('returns', 'photos');

export const loader = (input: Route.LoaderArgs) => accountLoader(input);
export const meta = (input: Route.MetaArgs) => returnsMeta(input, 'return');

export default function ReturnPage() {
  const { id = '' } = useParams();
  return <ShownReturn returnId={id} />;
}
