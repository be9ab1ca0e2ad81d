import type { CallReply } from '@waha/contract/client';
import { brandPictures } from '@waha/contract/vocabulary';
import { sendFile } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { PictureChoice } from '../../ui/picture-choice.tsx';

const CALL = 'POST /admin/settings/pictures/{kind}';

/** Pictures of the shop beside its logo, each optional. */
export function BrandPictures() {
  const say = useText('appearance');
  const { data } = useCall('GET /admin/settings/pictures');
  const remove = useAct('DELETE /admin/settings/pictures/{kind}');
  return brandPictures.map((kind) => (
    <PictureChoice
      key={kind}
      name={kind}
      label={say(kind)}
      hint={say(`${kind}_hint`)}
      picture={data?.[kind]}
      alt={say(kind)}
      words={{
        choose: say('choosePicture', { name: say(kind) }),
        change: say('changePicture', { name: say(kind) }),
        remove: say('removePicture', { name: say(kind) }),
        sending: say('sendingPicture'),
      }}
      send={(file) => sendFile<CallReply<typeof CALL>>(CALL, file, { params: { kind } })}
      remove={() => void remove.run({ params: { kind } })}
      isRemoving={remove.isBusy}
      {...(kind === 'logo_dark' ? { ground: 'bg-dark' } : {})}
    />
  ));
}
