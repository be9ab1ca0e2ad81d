import { useSearchParams } from 'react-router';

interface StatusChipsProps {
  /** The first option is the default when the URL has no status. */
  options: readonly (readonly [status: string, label: string])[];
  chosen: string;
  /** Name of the query parameter. */
  name?: string;
}

/** Chips that choose the status of the shown items of a queue: waiting, or decided in one way. Other filters stay. */
export function StatusChips({ options, chosen, name = 'status' }: StatusChipsProps) {
  const [, setParams] = useSearchParams();
  return (
    <div className="mb-3 flex gap-2 overflow-x-auto pb-1">
      {options.map(([status, label], at) => (
        <button
          key={status}
          type="button"
          className="chip shrink-0"
          aria-pressed={status === chosen}
          onClick={() =>
            setParams((params) => {
              if (at === 0) params.delete(name);
              else params.set(name, status);
              return params;
            })
          }
        >
          {label}
        </button>
      ))}
    </div>
  );
}
