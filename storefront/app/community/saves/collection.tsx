import type { Collection as CollectionData } from '@waha/contract/types';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useApi } from '../../api/use-api.ts';
import { Link, useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { ActionMenu } from '../parts/action-menu.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { Empty } from '../parts/empty.tsx';
import { Modal } from '../parts/modal.tsx';
import { CollectionForm } from './collection-form.tsx';
import { countOf } from './count-of.ts';
import { collectionsChanged } from './filing-store.ts';
import { SavedGrid } from './saved-grid.tsx';
import { useCollections } from './use-collections.ts';

/** One collection of a member, by its address. */
export default function Collection() {
  const say = useText('saves');
  const { id = '' } = useParams();
  const { state } = useCollections();
  const collections = state.kind === 'known' ? state.data.data : [];
  const collection = collections.find((one) => one.id === Number(id));
  return (
    <div className="grid gap-4">
      <p>
        <Link to="/community/saved" className="chip min-h-11 font-semibold">
          <CommunityIcon name="bookmark" size={16} />
          {say('toAll')}
        </Link>
      </p>
      {collection ? <Head key={collection.id} collection={collection} /> : <h1 className="sr-only">{say('title')}</h1>}
      <SavedGrid
        key={id}
        collectionId={Number(id)}
        label={collection?.name ?? say('title')}
        empty={
          <Empty icon="folder" title={say('noneInCollection')}>
            <Link to="/community/saved" className="btn btn-primary">
              {say('toAll')}
            </Link>
          </Empty>
        }
      />
    </div>
  );
}

function Head({ collection }: { collection: CollectionData }) {
  const say = useText('saves');
  const api = useApi();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const { id, name, count } = collection;
  const close = () => setAsked(null);
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-2xl [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </h1>
        <p className="text-soft">{countOf(say, count)}</p>
      </div>
      <ActionMenu
        label={say('menu')}
        actions={[
          { icon: 'pencil', label: say('rename'), onChoose: () => setAsked('rename') },
          { icon: 'trash-2', label: say('remove'), isDangerous: true, onChoose: () => setAsked('remove') },
        ]}
      />
      <Modal open={asked === 'rename'} onClose={close} title={say('rename')}>
        <CollectionForm
          name={name}
          submit={say('renameDone')}
          working={say('renaming')}
          onSend={(typed, signal) =>
            api('PUT /community/collections/{id}', { params: { id }, body: { name: typed }, signal })
          }
          onDone={(renamed) => {
            close();
            showToast({ text: say('renamed', { name: renamed.name }), tone: 'positive' });
          }}
        />
      </Modal>
      <AskFirst
        open={asked === 'remove'}
        question={say('removeAsk', { name })}
        text={say('removeText')}
        yes={say('removeYes')}
        onClose={close}
        onYes={async () => {
          const signal = AbortSignal.timeout(15_000);
          await api('DELETE /community/collections/{id}', { params: { id }, signal });
          collectionsChanged();
          showToast({ text: say('removed'), tone: 'positive' });
          void navigate('/community/saved', { replace: true });
        }}
      />
    </div>
  );
}
