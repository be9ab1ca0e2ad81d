import { type KeyboardEvent, Suspense, useState } from 'react';
import { useHref, useNavigate } from '../router/links.ts';
import { together } from '../text/load-texts.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Suggestion } from './search-suggestions.tsx';

const SearchSuggestions = lazyPart(together(['find'], () => import('./search-suggestions.tsx')));

/**
 * The search field: a plain form to /products, and an ARIA combobox with JavaScript. Suggestions are loaded, with their
 * code, when the field is first used.
 */
export function SearchBox({
  id,
  autoFocus,
}: {
  id: string /** Has the focus when the panel it is in opens. */;
  autoFocus?: boolean;
}) {
  const say = useText('shell');
  const navigate = useNavigate();
  const results = useHref('/products');
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState<Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const listId = `${id}-list`;
  const expanded = open && options.length > 0;

  function choose(option: Suggestion): void {
    setOpen(false);
    if (option.text) setText(option.text);
    navigate(option.to);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && expanded) {
      setOpen(false);
      event.preventDefault();
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      // Index -1 is the field itself: moving past either end restores the typed text.
      setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    }
    const chosen = options[active];
    if (event.key === 'Enter' && expanded && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  }

  return (
    <search>
      <form
        action={results}
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          const search = text.trim();
          if (!search) return;
          setOpen(false);
          import('./recent-searches.ts').then(({ rememberSearch }) => rememberSearch(search));
          navigate(`/products?search=${encodeURIComponent(search)}`);
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
        }}
      >
        <input
          id={id}
          name="search"
          type="text"
          inputMode="search"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          data-autofocus={autoFocus || undefined}
          placeholder={say('searchPlaceholder')}
          aria-label={say('searchPlaceholder')}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={listId}
          aria-activedescendant={expanded && active >= 0 ? `${listId}-${active}` : undefined}
          value={text}
          className="field rounded-full bg-tint ps-5 pe-14 border-line focus:bg-card"
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="icon-btn absolute end-0.5 top-px" aria-label={say('search')}>
          <Icon name="search" />
        </button>
        {open ? (
          <Suspense>
            <SearchSuggestions text={text} listId={listId} active={active} onOptions={setOptions} onChoose={choose} />
          </Suspense>
        ) : null}
      </form>
    </search>
  );
}
