import { failureText } from '@waha/contract/client';
import type { Collection } from '@waha/contract/types';
import { useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CommunityIcon } from '../community-icon.tsx';
import { Failed } from '../parts/failed.tsx';
import { Modal } from '../parts/modal.tsx';
import { CollectionCover } from './collection-cover.tsx';
import { countOf } from './count-of.ts';
import { collectionsChanged, dropFromCollection } from './filing-store.ts';
import { NewCollection } from './new-collection.tsx';

/** Files a saved post or reel in collections: each has a box, and another one can begin here. Texts: saves. */
export default function FilingSheet({ postId, onClose }: { postId: number; onClose: () => void }) {
  const say = useText('saves');
  const { state, set, retry } = useLoaded(`filing ${postId}`, (api, signal) =>
    api('GET /community/collections', { query: { post: postId }, signal }),
  );
  const [isNaming, setIsNaming] = useState(false);
  const list = useRef<HTMLFieldSetElement>(null);
  const footer = (
    <button type="button" className="btn btn-primary w-full" onClick={onClose}>
      {say('done')}
    </button>
  );
  return (
    <Modal open onClose={onClose} title={say('fileTitle')} footer={footer}>
      {state.kind === 'loading' ? <Skeleton className="h-40 rounded-xl" /> : null}
      {state.kind === 'failed' ? <Failed title={state.refusal ?? say('failed')} onRetry={retry} /> : null}
      {state.kind === 'known' ? (
        <div className="grid gap-4">
          {state.data.data.length > 0 ? (
            <fieldset ref={list} tabIndex={-1}>
              <legend className="sr-only">{say('fileLegend')}</legend>
              <ul className="divide-y divide-line">
                {state.data.data.map((collection) => (
                  <li key={collection.id}>
                    <CollectionBox collection={collection} postId={postId} />
                  </li>
                ))}
              </ul>
            </fieldset>
          ) : null}
          {isNaming || state.data.data.length === 0 ? (
            <NewCollection
              postId={postId}
              onMade={(made) => {
                set({ data: [made, ...state.data.data] });
                setIsNaming(false);
                list.current?.focus();
              }}
            />
          ) : (
            <button type="button" className="btn btn-quiet justify-self-start" onClick={() => setIsNaming(true)}>
              <CommunityIcon name="folder-plus" size={18} />
              {say('newCollection')}
            </button>
          )}
        </div>
      ) : null}
    </Modal>
  );
}

interface CollectionBoxProps {
  collection: Collection;
  postId: number;
}

/** Box of one collection; shown at once, reverted if the request fails. The last wish is sent after the answer. */
function CollectionBox({ collection: { id, name, cover, count, has_post }, postId }: CollectionBoxProps) {
  const say = useText('saves');
  const api = useApi();
  const [isIn, setIsIn] = useState(has_post);
  const wished = useRef(has_post);
  const busy = useRef(false);

  async function send(): Promise<void> {
    busy.current = true;
    let known = !wished.current;
    try {
      while (known !== wished.current) {
        const call = { params: { id, postId }, signal: AbortSignal.timeout(15_000) };
        const wanted = wished.current;
        if (wanted) await api('PUT /community/collections/{id}/posts/{postId}', call);
        else await api('DELETE /community/collections/{id}/posts/{postId}', call);
        known = wanted;
      }
      if (!known) dropFromCollection(id, postId);
      collectionsChanged();
    } catch (error) {
      wished.current = known;
      setIsIn(known);
      showToast({ text: failureText(error, say('fileFailed')), tone: 'negative' });
    } finally {
      busy.current = false;
    }
  }

  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-primary"
        checked={isIn}
        onChange={(event) => {
          wished.current = event.target.checked;
          setIsIn(event.target.checked);
          if (!busy.current) void send();
        }}
      />
      <CollectionCover cover={cover} className="size-11 shrink-0 rounded-lg" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </span>
        <span className="block text-sm text-soft">{countOf(say, count + Number(isIn) - Number(has_post))}</span>
      </span>
    </label>
  );
}
