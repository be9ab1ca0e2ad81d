import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../text/language.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFound } from './use-found.ts';

/** Finds any screen and any record from the keyboard: a combobox with its list (WAI-ARIA APG, combobox with listbox). */
export function Palette({ onClose }: { onClose: () => void }) {
  const say = useText('shell');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const { found, isLooking } = useFound(text);
  const chosen = Math.min(at, found.length - 1);
  const open = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <Dialog title={say('find')} onClose={onClose}>
      <input
        type="text"
        role="combobox"
        className="field"
        aria-label={say('findLabel')}
        placeholder={say('findLabel')}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-${chosen}` : undefined}
        autoComplete="off"
        dir="auto"
        maxLength={60}
        data-autofocus
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
          const one = found[chosen];
          if (step !== 0) setAt((chosen + step + found.length) % Math.max(1, found.length));
          else if (event.key === 'Enter' && one && !event.nativeEvent.isComposing) open(one.to);
          else return;
          event.preventDefault();
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label={say('found')} className="mt-2 max-h-[50dvh] overflow-y-auto">
        {found.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which opens the active one
          <div
            key={one.to}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            ref={index === chosen ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 aria-selected:bg-tint"
            onClick={() => open(one.to)}
          >
            <span className="min-w-0 grow truncate">{one.title}</span>
            <span className="shrink-0 text-sm text-soft">{one.kind}</span>
          </div>
        ))}
      </div>
      <p role="status" className="min-h-6 px-3 text-sm text-soft">
        {found.length === 0 && !isLooking ? say('foundNothing') : ''}
      </p>
    </Dialog>
  );
}
