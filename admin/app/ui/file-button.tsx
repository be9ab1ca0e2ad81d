import { failureText } from '@waha/contract/client';
import { offerFile } from '@waha/kit/offer-file';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../text/language.tsx';
import { useToast } from './toasts.tsx';

interface FileButtonProps {
  label: string;
  /** The name that the file is saved under. */
  name: string;
  fetch: () => Promise<Blob>;
}

/** Downloads a file of the API, which a link cannot: the call carries the session. */
export function FileButton({ label, name, fetch }: FileButtonProps) {
  const say = useText('common');
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      offerFile(name, await fetch());
    } catch (error) {
      toast({ kind: 'bad', text: failureText(error, say('unreachable')) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className="btn btn-quiet" disabled={isBusy} onClick={() => void download()}>
      <Download className="size-4" aria-hidden="true" />
      {isBusy ? say('preparing') : label}
    </button>
  );
}
