import { Suspense } from 'react';
import { together } from '../../text/load-texts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { closeFiling, useFiling } from './filing-store.ts';

const FilingSheet = lazyPart(together(['saves'], () => import('./filing-sheet.tsx')));

/** The sheet of collections, over whichever page a post was saved on. */
export function FilingHost() {
  const { postId } = useFiling();
  if (postId === null) return null;
  return (
    <Suspense>
      <FilingSheet key={postId} postId={postId} onClose={closeFiling} />
    </Suspense>
  );
}
