import type { Collection } from '@waha/contract/types';
import { useRef } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { CollectionForm } from './collection-form.tsx';

interface NewCollectionProps {
  /** A saved post that is filed in it at once. */
  postId?: number;
  onMade: (collection: Collection) => void;
}

/** Form that begins a collection, once however often it is sent. Texts: saves. */
export function NewCollection({ postId, onMade }: NewCollectionProps) {
  const say = useText('saves');
  const api = useApi();
  const attempt = useRef({ name: '', key: '' });
  return (
    <CollectionForm
      submit={say('make')}
      working={say('making')}
      onSend={(name, signal) => {
        if (attempt.current.name !== name) attempt.current = { name, key: crypto.randomUUID() };
        const body = { name, ...(postId !== undefined && { post_id: postId }) };
        return api('POST /community/collections', { body, idempotencyKey: attempt.current.key, signal });
      }}
      onDone={(collection) => {
        attempt.current = { name: '', key: '' };
        showToast({ text: say('made', { name: collection.name }), tone: 'positive' });
        onMade(collection);
      }}
    />
  );
}
