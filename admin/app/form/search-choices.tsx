import { Search } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode } from 'react';

interface SearchChoicesProps<Item> {
  /** Attributes of the input beyond those of a search field. */
  field: InputHTMLAttributes<HTMLInputElement>;
  typed: string;
  onType: (typed: string) => void;
  found: readonly Item[];
  keyOf: (item: Item) => string;
  line: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
  /** Text shown when a search has no results. */
  nothing: string | undefined;
}

/** A search field with its results; Enter chooses the first result. */
export function SearchChoices<Item>(props: SearchChoicesProps<Item>) {
  const { field, typed, onType, found, keyOf, line, onChoose, nothing } = props;
  return (
    <>
      <div className="relative">
        <Search
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-soft"
          aria-hidden="true"
        />
        <input
          {...field}
          type="search"
          className="field ps-9"
          dir="auto"
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            // Enter chooses the first that was found; it does not save the form around it.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const [first] = found;
            if (first !== undefined) onChoose(first);
          }}
        />
      </div>
      {nothing && found.length === 0 ? (
        <p role="status" className="text-soft">
          {nothing}
        </p>
      ) : null}
      {found.length > 0 ? (
        <ul className="grid gap-1 rounded-lg border border-line p-1">
          {found.map((item) => (
            <li key={keyOf(item)}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-3 rounded-lg px-2 py-1 text-start hover:bg-tint lg:min-h-9"
                onClick={() => onChoose(item)}
              >
                {line(item)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
