import { failureText } from '@waha/contract/client';
import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { queryClient } from '../api/use-call.ts';
import { useText } from '../text/language.tsx';

interface PictureChoiceProps {
  name: string;
  label: string;
  hint: string;
  picture: { url: string } | null | undefined;
  /** Description of the picture that is shown. */
  alt: string;
  words: { choose: string; change: string; remove: string; sending: string };
  /** Sends a file that was chosen. */
  send: (file: File) => Promise<unknown>;
  remove: () => void;
  isRemoving: boolean;
  /** Classes of the ground on which the picture is seen. */
  ground?: string;
}

/** One picture that is sent as soon as it is chosen, and seen on the ground it will stand on. */
export function PictureChoice({ name, label, hint, picture, alt, words, ...acts }: PictureChoiceProps) {
  const id = useId();
  const { send, trouble, isSending } = useSending(acts.send);
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-1 font-semibold">{label}</legend>
      {picture ? (
        <img
          src={picture.url}
          alt={alt}
          className={`max-h-20 max-w-48 rounded-lg object-contain p-2 ${acts.ground ?? 'bg-tint'}`}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <label className="btn btn-quiet relative cursor-pointer focus-within:outline-2 focus-within:outline-primary">
          <ImagePlus className="size-4" aria-hidden="true" />
          {picture ? words.change : words.choose}
          <input
            type="file"
            name={name}
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
        {picture ? (
          <button type="button" className="btn btn-quiet" disabled={acts.isRemoving} onClick={acts.remove}>
            {words.remove}
          </button>
        ) : null}
      </div>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {hint}
      </p>
      <p role="status" className="text-sm text-soft">
        {isSending ? words.sending : ''}
      </p>
      {trouble ? (
        <p role="alert" className="text-sm text-negative">
          {trouble}
        </p>
      ) : null}
    </fieldset>
  );
}

function useSending(call: (file: File) => Promise<unknown>) {
  const common = useText('common');
  const [trouble, setTrouble] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (file: File) => {
    setSending(true);
    setTrouble(undefined);
    try {
      await call(file);
      void queryClient.invalidateQueries();
    } catch (error) {
      setTrouble(failureText(error, common('unreachable')));
    }
    setSending(false);
  };
  return { send, trouble, isSending };
}
