import { type KeyboardEvent, useEffect, useState } from 'react';

interface ListboxOptions<Option> {
  /** Id of the list; its options are `${id}-0` and so on. */
  id: string;
  options: readonly Option[];
  onChoose: (option: Option) => void;
}

/** Keyboard handling of a field with a list: arrows mark, Enter and Tab choose the marked option, Escape closes. */
export function useListbox<Option>({ id, options, onChoose }: ListboxOptions<Option>) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && options.length > 0;
  // New options invalidate the marked position.
  const signature = options.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setActive(-1), [signature]);

  function close(): void {
    setIsOpen(false);
    setActive(-1);
  }

  function choose(option: Option): void {
    close();
    onChoose(option);
  }

  function mark(index: number): void {
    const next = (index + options.length) % options.length;
    setActive(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  }

  return {
    isShown,
    active: isShown ? active : -1,
    open: () => setIsOpen(true),
    close,
    choose,
    /** To be called first by the field's own handler; true if the list handled the key. */
    onKeyDown(event: KeyboardEvent): boolean {
      if (!isShown || event.nativeEvent.isComposing) return false;
      const option = options[active];
      if (event.key === 'ArrowDown') mark(active + 1);
      else if (event.key === 'ArrowUp') mark(active < 0 ? options.length - 1 : active - 1);
      else if (event.key === 'Escape') close();
      else if (event.key === 'Enter' && option) choose(option);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}
