import type { ShownAnswer } from '@waha/contract/types';
import { Suspense } from 'react';
import { together } from '../../text/load-texts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const LinePictures = lazyPart(together(['photos'], () => import('./line-pictures.tsx')));

/** Pictures that the buyer sent for a line; loaded only for lines that have some. */
export function LinePicturesLater({ orderId, answers }: { orderId: string; answers: readonly ShownAnswer[] }) {
  const pictures = answers.flatMap(({ label, upload_id: id }) => (id === null ? [] : [{ id, label }]));
  if (pictures.length === 0) return null;
  return (
    <div className="mt-1 flex flex-wrap gap-2" data-print="hide">
      <Suspense fallback={<Skeleton className="size-20 rounded-xl" />}>
        <LinePictures orderId={orderId} pictures={pictures} />
      </Suspense>
    </div>
  );
}
