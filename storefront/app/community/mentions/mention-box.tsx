import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../text/use-text.ts';
import { useTypedEarly } from '../../ui/fields/field.tsx';
import { MemberPicture } from '../parts/member-picture.tsx';
import { useListbox } from '../parts/use-listbox.ts';
import { findSign, finishSign } from './find-sign.ts';
import { type Suggested, useSuggestions } from './use-suggestions.ts';

interface MentionBoxProps {
  id: string;
  label: string;
  /** Hides the label from sight; screen readers still read it. */
  isLabelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** Maximum number of letters; the remaining number is shown when few are left. */
  most: number;
  rows: number;
  placeholder?: string;
  error?: string | undefined;
  autoFocus?: boolean;
  /** Ctrl+Enter, or the command key with it. */
  onSend?: () => void;
}

/** Share of `most` from which the number of remaining letters is shown. */
const NEARLY_FULL = 0.9;

/**
 * A text field with members and tags: typing `@` or `#` shows suggestions, and the field grows with its text. More
 * letters than allowed can be typed and pasted, and are counted: no text is cut off silently. Texts: community.
 */
export function MentionBox(props: MentionBoxProps) {
  const { id, label, value, onChange, most, rows, error } = props;
  const say = useText('community');
  const field = useRef<HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState(0);
  const open = findSign(value, cursor);
  const options = useSuggestions(open);
  const listId = `${id}-list`;
  const put = useRef<number | null>(null);
  const listbox = useListbox<Suggested>({
    id: listId,
    options,
    onChoose: ({ word }) => {
      if (!open) return;
      const finished = finishSign(value, cursor, open, word);
      put.current = finished.cursor;
      onChange(finished.text);
    },
  });
  useTypedEarly(id, value, onChange);
  // The cursor goes behind what was put in, once the field has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the text
  useLayoutEffect(() => {
    if (put.current === null) return;
    field.current?.setSelectionRange(put.current, put.current);
    setCursor(put.current);
    put.current = null;
  }, [value]);

  function onKeyDown(event: KeyboardEvent): void {
    if (listbox.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      props.onSend?.();
    }
  }

  const left = most - [...value].length;
  const describedBy = [...(error ? [`${id}-error`] : []), `${id}-left`].join(' ');
  return (
    <div className="relative">
      <label htmlFor={id} className={props.isLabelHidden ? 'sr-only' : 'mb-1 block text-sm font-semibold'}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={rows}
        // The placeholder of an empty field is in the page's language.
        dir={value === '' ? undefined : 'auto'}
        value={value}
        placeholder={props.placeholder}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: opened by a press of somebody who is about to write
        autoFocus={props.autoFocus}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={listbox.active >= 0 ? `${listId}-${listbox.active}` : undefined}
        aria-invalid={error !== undefined || left < 0}
        aria-describedby={describedBy}
        className="field aria-invalid:border-negative field-sizing-content max-h-[60dvh] [overflow-wrap:anywhere] resize-none py-2.5"
        // Minimum height for its rows; `field-sizing` alone sizes it by its text.
        style={rows > 1 ? { minBlockSize: `${rows * 1.7 + 1.25}rem` } : undefined}
        onChange={(event) => {
          onChange(event.target.value);
          setCursor(event.target.selectionStart);
          listbox.open();
        }}
        onSelect={(event) => setCursor(event.currentTarget.selectionStart)}
        onBlur={listbox.close}
        onKeyDown={onKeyDown}
      />
      <SuggestionList id={listId} options={options} listbox={listbox} />
      <div className="flex items-start justify-between gap-3">
        <p id={`${id}-error`} className="text-sm text-negative empty:hidden">
          {error}
        </p>
        <p
          id={`${id}-left`}
          className={`ms-auto text-xs tabular-nums ${left < 0 ? 'font-semibold text-negative' : 'text-soft'}`}
        >
          {left < 0
            ? say('tooLong', { count: -left })
            : left < most * (1 - NEARLY_FULL)
              ? say('left', { count: left })
              : ''}
        </p>
      </div>
      <p role="status" className="sr-only">
        {listbox.isShown ? say('suggested', { count: options.length }) : ''}
      </p>
    </div>
  );
}

interface SuggestionListProps {
  id: string;
  options: readonly Suggested[];
  listbox: ReturnType<typeof useListbox<Suggested>>;
}

function SuggestionList({ id, options, listbox }: SuggestionListProps) {
  const say = useText('community');
  return (
    <div
      id={id}
      role="listbox"
      aria-label={say('suggestions')}
      hidden={!listbox.isShown}
      className="absolute inset-x-0 z-10 mt-1 max-h-64 overflow-y-auto overscroll-contain rounded-2xl border border-line bg-card p-1 shadow-float"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works through the field above
        // biome-ignore lint/a11y/useFocusableInteractive: marked by aria-activedescendant, never focused
        <div
          key={`${option.kind} ${option.word}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === listbox.active}
          className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-2 ${index === listbox.active ? 'bg-tint outline-2 -outline-offset-2 outline-primary' : 'hover:bg-tint'}`}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => listbox.choose(option)}
        >
          {option.kind === 'member' ? (
            <>
              <MemberPicture member={option.member} size={32} />
              <bdi className="font-semibold">{option.member.name}</bdi>
              <bdi className="text-sm text-soft">@{option.word}</bdi>
            </>
          ) : (
            <bdi className="font-semibold">#{option.word}</bdi>
          )}
        </div>
      ))}
    </div>
  );
}
