import type { Image } from '@waha/contract/types';
import { Suspense, useState } from 'react';
import { useText } from '../../../text/use-text.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Picture } from '../../../ui/picture.tsx';

const Zoom = lazyPart(() => import('../zoom.tsx'));

/** Photos of a review in a row; each opens over the whole screen, or as a file without JavaScript. */
export function ReviewPhotos({ photos, author }: { photos: Image[]; author: string }) {
  const say = useText('product');
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={photo.url}>
            <a
              href={photo.url}
              className="block"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                setOpened(index);
              }}
            >
              <Picture image={photo} sizes="96px" className="size-20 rounded-xl object-cover" />
            </a>
          </li>
        ))}
      </ul>
      {opened === null ? null : (
        <Suspense>
          <Zoom images={photos} name={say('reviewPhotos', { author })} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
