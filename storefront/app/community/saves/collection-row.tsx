import { useState } from 'react';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CommunityIcon } from '../community-icon.tsx';
import { Failed } from '../parts/failed.tsx';
import { Modal } from '../parts/modal.tsx';
import { CollectionCover } from './collection-cover.tsx';
import { countOf } from './count-of.ts';
import { NewCollection } from './new-collection.tsx';
import { useCollections } from './use-collections.ts';

const card = 'grid w-30 content-start gap-1 rounded-xl text-start';

/** The reader's collections in a row that scrolls, after the card that begins one. Texts: community, saves. */
export function CollectionRow() {
  const say = useText('saves');
  const { state, retry } = useCollections();
  const [isNaming, setIsNaming] = useState(false);
  if (state.kind === 'loading') return <Skeleton className="h-40 rounded-xl" />;
  if (state.kind === 'failed') return <Failed title={say('failed')} onRetry={retry} />;
  return (
    <section aria-labelledby="collections" className="min-w-0">
      <h2 id="collections" className="mb-2 text-lg">
        {say('collections')}
      </h2>
      <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 pb-2 lg:mx-0 lg:px-0">
        <li>
          <button type="button" className={card} onClick={() => setIsNaming(true)}>
            <span className="grid aspect-square w-30 place-items-center rounded-xl border border-dashed border-line-strong text-secondary">
              <CommunityIcon name="folder-plus" size={26} />
            </span>
            <span className="text-sm font-semibold">{say('newCollection')}</span>
          </button>
        </li>
        {state.data.data.map(({ id, name, cover, count }) => (
          <li key={id}>
            <Link to={`/community/saved/${id}`} className={card}>
              <CollectionCover cover={cover} className="aspect-square w-30 rounded-xl" />
              <span className="line-clamp-2 text-sm font-semibold [overflow-wrap:anywhere]">
                <bdi>{name}</bdi>
              </span>
              <span className="text-sm text-soft">{countOf(say, count)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Modal open={isNaming} onClose={() => setIsNaming(false)} title={say('newCollection')}>
        <NewCollection onMade={() => setIsNaming(false)} />
      </Modal>
    </section>
  );
}
