import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../text/use-text.ts';
import { describedBy, FieldFrame } from '../ui/fields/field.tsx';
import { Icon } from '../ui/icon.tsx';

export interface PlaceOption {
  id: number;
  name: string;
  /** Small text beside the name, such as a city's region. */
  note?: string;
  disabled?: boolean;
}

interface PlaceComboboxProps {
  id: string;
  label: string;
  /** Name of the list, for screen readers. */
  listLabel: string;
  text: string;
  options: readonly PlaceOption[];
  /** Id of the place, if the text is one. */
  chosenId: number | null;
  onType: (text: string) => void;
  onChoose: (option: PlaceOption) => void;
  /** Called when the field is entered, so that its first options are fetched only for who looks at them. */
  onEnter?: () => void;
  onLeave?: () => void;
  hint?: string | undefined;
  error?: string | undefined;
  /** Text below the field instead of a list: no match, or loading failed. */
  message?: string | null;
  disabled?: boolean;
  /** Word after the label of an optional field; without it the field is required. */
  optional?: string | undefined;
  autoComplete?: string;
}

/** On a phone the field scrolls to the top, so that its list is above the keyboard. */
function useListInSight(expanded: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!expanded) return;
    if (matchMedia('(width < 40rem)').matches) list.current?.parentElement?.scrollIntoView({ block: 'start' });
    else list.current?.scrollIntoView({ block: 'nearest' });
  }, [expanded]);
  return list;
}

/** State of the list: open or closed, the marked option, and the keys: arrows move, Enter chooses, Escape closes. */
function useListbox({ id, options, onChoose }: PlaceComboboxProps) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const expanded = open && options.length > 0;

  function choose(option: PlaceOption): void {
    if (option.disabled) return;
    close();
    onChoose(option);
  }

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  function moveTo(index: number): void {
    setOpen(true);
    const next = (index + options.length) % options.length;
    setActive(next);
    document.getElementById(`${id}-list-${next}`)?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active < 0 ? options.length - 1 : active - 1,
      ...(expanded && active >= 0 ? { Home: 0, End: options.length - 1 } : {}),
    };
    const next = moves[event.key];
    if (next !== undefined && options.length > 0) {
      event.preventDefault();
      moveTo(next);
    } else if (event.key === 'Escape' && expanded) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // Enter in this field never submits the form: it chooses the marked or the only option.
      event.preventDefault();
      const option = options[active] ?? (options.length === 1 ? options[0] : undefined);
      if (expanded && option) choose(option);
    }
  }

  return { expanded, active, setOpen, setActive, choose, close, onKeyDown };
}

type Listbox = ReturnType<typeof useListbox>;

function Options({ options, chosenId, id, listLabel, listbox }: PlaceComboboxProps & { listbox: Listbox }) {
  const { expanded, active, choose } = listbox;
  const list = useListInSight(expanded);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={listLabel}
      hidden={!expanded}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-xl border border-line-strong bg-card p-1 shadow-float"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works through the field above
        // biome-ignore lint/a11y/useFocusableInteractive: marked by aria-activedescendant, never focused
        <div
          key={option.id}
          id={`${id}-list-${index}`}
          role="option"
          aria-selected={option.id === chosenId}
          aria-disabled={option.disabled || undefined}
          className={`flex min-h-11 items-center justify-between gap-3 rounded-lg px-3 ${
            option.disabled ? 'cursor-not-allowed text-soft' : 'cursor-pointer'
          } ${index === active ? 'bg-tint outline-2 -outline-offset-2 outline-primary' : 'hover:bg-tint'}`}
          // The field retains the focus while an option is pressed.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(option)}
        >
          <span>{option.name}</span>
          {option.note ? <span className="text-xs text-soft">{option.note}</span> : null}
        </div>
      ))}
    </div>
  );
}

/** The input itself, with an icon that shows whether its text is a place. */
function Input({ listbox, ...props }: PlaceComboboxProps & { listbox: Listbox }) {
  const { id, options, chosenId, hint, error } = props;
  const { expanded, active, setOpen, setActive, close, onKeyDown } = listbox;
  return (
    <>
      <input
        id={id}
        role="combobox"
        autoComplete={props.autoComplete ?? 'off'}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={`${id}-list`}
        aria-activedescendant={expanded && active >= 0 ? `${id}-list-${active}` : undefined}
        aria-required={props.optional === undefined}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, hint, error)}
        maxLength={120}
        // The text has its own direction, but the padding for the icon has that of the page, as the icon does.
        className="field aria-invalid:border-negative pe-11"
        style={{ unicodeBidi: 'plaintext' }}
        value={props.text}
        onFocus={() => {
          props.onEnter?.();
          setOpen(chosenId === null);
        }}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setOpen(true);
          setActive(-1);
          props.onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          props.onLeave?.();
        }}
      />
      {chosenId === null && options.length === 0 ? null : (
        <Icon
          name={chosenId === null ? 'chevron-down' : 'check'}
          size={18}
          className={`pointer-events-none absolute end-3.5 top-3.5 ${chosenId === null ? 'text-soft' : 'text-positive'}`}
        />
      )}
    </>
  );
}

/** A field that suggests places (ARIA combobox). Leaving it chooses an exact match. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { id, label, options, hint, error, message, optional } = props;
  const say = useText('checkout');
  const listbox = useListbox(props);
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      <div className="relative">
        <Input {...props} listbox={listbox} />
        <Options {...props} listbox={listbox} />
      </div>
      {message ? <p className="mt-1 text-sm text-soft">{message}</p> : null}
      <p role="status" className="sr-only">
        {listbox.expanded ? say('found', { count: options.length }) : (message ?? '')}
      </p>
    </FieldFrame>
  );
}
