import type { CallReply } from '@waha/contract/client';
import { sendFile } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { PictureChoice } from '../../ui/picture-choice.tsx';

/** The shop's logo, seen as it will stand in the header. */
export function LogoField() {
  const say = useText('setup');
  const { data } = useCall('GET /admin/settings/logo');
  const remove = useAct('DELETE /admin/settings/logo');
  return (
    <PictureChoice
      name="logo"
      label={say('logo')}
      hint={say('logoHint')}
      picture={data?.logo}
      alt={say('yourLogo')}
      words={{
        choose: say('chooseLogo'),
        change: say('changeLogo'),
        remove: say('removeLogo'),
        sending: say('sendingLogo'),
      }}
      send={(file) => sendFile<CallReply<'POST /admin/settings/logo'>>('POST /admin/settings/logo', file)}
      remove={() => void remove.run({})}
      isRemoving={remove.isBusy}
    />
  );
}
