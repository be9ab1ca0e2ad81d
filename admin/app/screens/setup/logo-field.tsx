import { type CallReply, failureText } from '@waha/contract/client';
import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { sendFile } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { queryClient, useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';

/** The shop's logo: sent as soon as it is chosen, and seen as it will stand in the header. */
export function LogoField() {
  const say = useText('setup');
  const id = useId();
  const { data } = useCall('GET /admin/settings/logo');
  const { send, trouble, isSending } = useLogoSending();
  const remove = useAct('DELETE /admin/settings/logo');
  const logo = data?.logo;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{say('logo')}</legend>
      {logo ? (
        <img src={logo.url} alt={say('yourLogo')} className="max-h-20 max-w-48 rounded-lg bg-tint object-contain p-2" />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <label className="btn btn-quiet cursor-pointer focus-within:outline-2 focus-within:outline-primary">
          <ImagePlus className="size-4" aria-hidden="true" />
          {say(logo ? 'changeLogo' : 'chooseLogo')}
          <input
            type="file"
            name="logo"
            className="sr-only"
            accept="image/*"
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void send(file);
            }}
          />
        </label>
        {logo ? (
          <button type="button" className="btn btn-quiet" disabled={remove.isBusy} onClick={() => void remove.run({})}>
            {say('removeLogo')}
          </button>
        ) : null}
      </div>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {say('logoHint')}
      </p>
      <p role="status" className="text-sm text-soft">
        {isSending ? say('sendingLogo') : ''}
      </p>
      {trouble ? (
        <p role="alert" className="text-sm text-negative">
          {trouble}
        </p>
      ) : null}
    </fieldset>
  );
}

function useLogoSending() {
  const common = useText('common');
  const [trouble, setTrouble] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (file: File) => {
    setSending(true);
    setTrouble(undefined);
    try {
      await sendFile<CallReply<'POST /admin/settings/logo'>>('POST /admin/settings/logo', file);
      void queryClient.invalidateQueries();
    } catch (error) {
      setTrouble(failureText(error, common('unreachable')));
    }
    setSending(false);
  };
  return { send, trouble, isSending };
}
