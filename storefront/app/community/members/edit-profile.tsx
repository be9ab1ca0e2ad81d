import type { MemberProfile } from '@waha/contract/types';
import { useState } from 'react';
import { useLoaded } from '../../api/use-loaded.ts';
import { useText } from '../../text/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { keepProfile } from '../membership/use-mine.ts';
import { Failed } from '../parts/failed.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Edits the public profile: name, username, picture, bio, city. */
export default function EditProfile() {
  const say = useText('members');
  const { state, retry } = useLoaded('own profile', (api, signal) => api('GET /community/profile', { signal }));
  const [saved, setSaved] = useState<MemberProfile | null>(null);
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{say('editTitle')}</h1>
      {state.kind === 'loading' ? <Skeleton className="h-96 rounded-card" /> : null}
      {state.kind === 'failed' ? <Failed title={say('gone')} onRetry={retry} /> : null}
      {state.kind === 'known' ? (
        <ProfileForm
          profile={saved ?? state.data}
          onSaved={(profile) => {
            setSaved(profile);
            keepProfile(profile);
          }}
        />
      ) : null}
    </div>
  );
}
