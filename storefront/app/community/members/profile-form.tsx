import type { MemberProfile } from '@waha/contract/types';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useForm } from '../../auth/use-form.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { PhotoField } from '../../photos/photo-field.tsx';
import { type Photos, usePhotos } from '../../photos/use-photos.ts';
import { useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { atItsField } from '../parts/at-its-field.ts';
import { MemberPicture } from '../parts/member-picture.tsx';
import { CityField } from './city-field.tsx';

/**
 * Handles as defined by the contract: three to twenty-four Arabic or Latin letters, digits and `_`, beginning with a
 * letter.
 */
const HANDLE = /^[a-zA-Z\u0621-\u063A\u0641-\u064A][a-zA-Z\u0621-\u063A\u0641-\u064A0-9_]{2,23}$/;

const fieldOfCode: Readonly<Record<string, string>> = {
  'members.handle_taken': 'handle',
  'members.handle_reserved': 'handle',
  'members.name_reserved': 'name',
  'members.word_listed': 'about',
  'locations.city_not_found': 'city_id',
  'uploads.not_yours': 'picture',
};

interface ProfileFormProps {
  profile: MemberProfile;
  onSaved: (profile: MemberProfile) => void;
}

/** All profile fields at once, as the call expects them. Errors are shown at their fields, and typed values remain. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const say = useText('members');
  const api = useApi();
  const navigate = useNavigate();
  const sending = useSubmit(say('saveFailed'));
  const photos = usePhotos({ most: 1 });
  const [keepsPicture, setKeepsPicture] = useState(true);
  const [city, setCity] = useState({ text: profile.city?.name ?? '', id: profile.city?.id ?? null });
  const { form, bind, refuse } = useForm(
    { name: profile.name, handle: profile.handle ?? '', about: profile.about },
    sending,
  );
  const handle = form.handle.trim().replace(/^@/, '');

  async function save(): Promise<void> {
    const [fresh] = photos.ids;
    const picture = fresh ?? (keepsPicture ? undefined : null);
    const body = {
      name: form.name,
      handle,
      about: form.about.trim(),
      city_id: city.id,
      ...(picture !== undefined && { picture }),
    };
    const saved = await api('PUT /community/profile', { body, signal: AbortSignal.timeout(20_000) });
    onSaved(saved);
    showToast({ text: say('saved'), tone: 'positive' });
    void navigate(`/community/members/${saved.handle}`);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isWrong = refuse({
      ...(form.name.trim() === '' && { name: say('needName') }),
      ...(!HANDLE.test(handle) && { handle: say('wrongHandle') }),
      ...missingOf(),
    });
    if (!isWrong) void sending.run(() => save().catch(atItsField(fieldOfCode)));
  }

  function missingOf(): Record<string, string> {
    return {
      ...(city.id === null && city.text.trim() !== '' && { city_id: say('cityUnknown') }),
    };
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5 rounded-card border border-line bg-card p-5">
      <PictureField
        profile={profile}
        photos={photos}
        keeps={keepsPicture}
        error={sending.errors.picture}
        onDrop={() => setKeepsPicture(false)}
      />
      <TextField {...bind('name')} label={say('displayName')} hint={say('displayNameHint')} maxLength={60} />
      <TextField
        {...bind('handle')}
        label={say('handle')}
        hint={say('handleHint', { handle: handle || '…' })}
        maxLength={25}
      />
      <TextField
        {...bind('about')}
        label={say('about')}
        optional={say('optional')}
        hint={say('aboutHint')}
        multiline
        rows={3}
        maxLength={160}
      />
      <CityField
        text={city.text}
        chosenId={city.id}
        error={sending.errors.city_id}
        onChange={(next) => {
          setCity(next);
          sending.mend('city_id');
        }}
      />
      <div>
        <FormTrouble message={sending.trouble} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton label={say('save')} working={say('saving')} isWorking={sending.isSending} />
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => void navigate(`/community/members/${profile.handle}`)}
          >
            {say('cancel')}
          </button>
        </div>
      </div>
    </form>
  );
}

interface PictureFieldProps {
  profile: MemberProfile;
  photos: Photos;
  keeps: boolean;
  error: string | undefined;
  onDrop: () => void;
}

/** The current picture, and a field to replace it. */
function PictureField({ profile, photos, keeps, error, onDrop }: PictureFieldProps) {
  const say = useText('members');
  const isShown = keeps && photos.list.length === 0;
  return (
    <div className="flex flex-wrap items-start gap-4">
      <div className="grid justify-items-center gap-1">
        <MemberPicture member={isShown ? profile : { ...profile, picture: null }} size={96} />
        {isShown && profile.picture ? (
          <button type="button" className="min-h-11 text-sm font-semibold text-link" onClick={onDrop}>
            {say('removePicture')}
          </button>
        ) : null}
      </div>
      <div className="min-w-52 flex-1">
        <PhotoField
          id="picture"
          photos={photos}
          label={say('picture')}
          optional={say('optional')}
          hint={say('pictureHint')}
          error={error}
        />
      </div>
    </div>
  );
}
