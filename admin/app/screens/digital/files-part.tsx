import { failureText } from '@waha/contract/client';
import type { DigitalGoods } from '@waha/contract/types';
import { useId, useState } from 'react';
import { sendFile } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { queryClient } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Latin } from '../../ui/parts.tsx';

interface PartProps {
  goods: DigitalGoods;
  variant: DigitalGoods['variants'][number];
}

const MEGABYTE = 1024 * 1024;
const sizeOf = (bytes: number) => (bytes / MEGABYTE).toFixed(bytes < MEGABYTE ? 2 : 1);

/** The files of a variant, which everybody has who pays. */
export function FilesPart({ goods, variant }: PartProps) {
  const say = useText('digital');
  const { run, isBusy } = useAct('DELETE /admin/digital-products/{id}/files/{file_id}', { done: say('fileRemoved') });
  return (
    <>
      {variant.files.length === 0 ? <p className="text-soft">{say('noFiles')}</p> : null}
      <ul className="grid gap-2">
        {variant.files.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center gap-x-3">
            <bdi className="min-w-0 font-semibold break-all">{file.name}</bdi>
            <span className="text-soft">
              <Latin>{sizeOf(file.bytes)}</Latin> {say('megabyte')}
            </span>
            <button
              type="button"
              className="btn btn-quiet ms-auto"
              disabled={isBusy}
              onClick={() => void run({ params: { id: goods.product_id, file_id: file.id } })}
            >
              {say('removeFile')} <span className="sr-only">{file.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <AddFile goods={goods} variant={variant} />
    </>
  );
}

function AddFile({ goods, variant }: PartProps) {
  const say = useText('digital');
  const common = useText('common');
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      const query = { variant_id: variant.variant_id, name: file.name.slice(-200) };
      await sendFile('POST /admin/digital-products/{id}/files', file, { params: { id: goods.product_id }, query });
      await queryClient.invalidateQueries();
    } catch (error) {
      setRefusal(failureText(error, common('unreachable')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {say('addFile')}
      </label>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {say('fileHint')}
      </p>
      <input
        id={id}
        type="file"
        className="field"
        disabled={isBusy}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <p role="status" className="text-soft">
        {isBusy ? say('sending') : ''}
      </p>
      {refusal ? (
        <p role="alert" className="text-negative">
          {refusal}
        </p>
      ) : null}
    </div>
  );
}
