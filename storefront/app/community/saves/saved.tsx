import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Empty } from '../parts/empty.tsx';
import { CollectionRow } from './collection-row.tsx';
import { SavedGrid } from './saved-grid.tsx';

/** Saved posts and reels of a member, below their collections. */
export default function Saved() {
  const say = useText('saves');
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-2xl">{say('title')}</h1>
        <p className="mt-1 text-soft">{say('about')}</p>
      </div>
      <CollectionRow />
      <section aria-labelledby="all-saved">
        <h2 id="all-saved" className="mb-2 text-lg">
          {say('all')}
        </h2>
        <SavedGrid
          collectionId={null}
          label={say('all')}
          empty={
            <Empty icon="bookmark" title={say('none')}>
              <Link to="/community/posts" className="btn btn-primary">
                {say('look')}
              </Link>
            </Empty>
          }
        />
      </section>
    </div>
  );
}
