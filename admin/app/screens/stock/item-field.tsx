import type { StockItem } from '@waha/contract/types';
import { useEffect, useId, useRef, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { ScanButton } from '../../ui/scan-button.tsx';
import { ItemName } from './item-name.tsx';

interface ItemFieldProps {
  label: string;
  hint: string;
  /** A code that was scanned, or typed and ended with Enter. */
  onCode: (code: string) => void;
  /** An item that was chosen among those found by name. */
  onChoose: (item: StockItem) => void;
  /** True where one code after another is scanned: the field has the focus, and the camera stays open. */
  isContinuous?: boolean;
}

const FEWEST_LETTERS = 2;

/** One field for scanners, which end a code with Enter, for the camera, and for a search by words. */
export function ItemField({ label, hint, onCode, onChoose, isContinuous = false }: ItemFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  useEffect(() => {
    if (isContinuous) field.current?.focus();
  }, [isContinuous]);
  const end = () => {
    setTyped('');
    field.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: forms of screens contain this field, and forms do not nest
    <div className="grid gap-2" role="group" aria-label={label}>
      <div className="flex flex-wrap items-end gap-2">
        <div className="grid min-w-0 grow gap-1">
          <label htmlFor={id} className="font-semibold">
            {label}
          </label>
          <input
            id={id}
            ref={field}
            className="field"
            dir="auto"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={60}
            aria-describedby={`${id}-hint`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (q !== '') onCode(q);
              end();
            }}
          />
        </div>
        <ScanButton onRead={onCode} isContinuous={isContinuous} />
        <p id={`${id}-hint`} className="basis-full text-sm text-soft">
          {hint}
        </p>
      </div>
      <Found
        q={q}
        onChoose={(item) => {
          onChoose(item);
          end();
        }}
      />
    </div>
  );
}

function Found({ q, onChoose }: { q: string; onChoose: (item: StockItem) => void }) {
  const say = useText('stock');
  const isOn = q.length >= FEWEST_LETTERS;
  const { data } = useCall('GET /admin/stock-items', { query: { q } }, { isOn, keeps: false });
  if (!isOn || !data) return null;
  if (data.length === 0) {
    return (
      <p role="status" className="text-soft">
        {say('notFound', { typed: q })}
      </p>
    );
  }
  return (
    <ul className="grid gap-1 rounded-lg border border-line p-1">
      {data.map((item) => (
        <li key={item.variant_id}>
          <button
            type="button"
            className="flex min-h-11 w-full items-center rounded-lg px-2 py-1 text-start hover:bg-tint"
            onClick={() => onChoose(item)}
          >
            <ItemName item={item} />
          </button>
        </li>
      ))}
    </ul>
  );
}
