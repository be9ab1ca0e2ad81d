import { type CallInput, type CallKey, failureText } from '@waha/contract/client';
import { offerFile } from '@waha/kit/offer-file';
import type { Say } from '@waha/kit/texts';
import { BookmarkPlus, Download, ListFilter, Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { fetchFile } from '../api/api.ts';
import { useMay } from '../session/may.ts';
import type { Areas } from '../text/areas.ts';
import { useText } from '../text/language.tsx';
import { useToast } from '../ui/toasts.tsx';
import type { Filter, View } from './columns.ts';
import type { ListState } from './list-state.ts';
import { useSavedViews } from './saved-views.ts';

interface ToolsProps {
  call: CallKey;
  name: string;
  state: ListState;
  filters: readonly Filter[];
  searchLabel?: string;
  views?: readonly View[];
  csv?: CallKey;
  always?: Record<string, string>;
  /** Further controls. */
  children?: ReactNode;
}

/** Controls above a list: views, search, filters, the file. */
export function ListTools(props: ToolsProps) {
  const { call, state, filters, searchLabel, views = [], csv, name, always, children } = props;
  const say = useText('common');
  const [isOpen, setOpen] = useState(false);
  const own = useSavedViews(call);
  const used = filters.filter((filter) => state.get(filter.name) !== '').length;
  const all = [...views, ...own.views];
  return (
    <div className="mb-3 grid gap-2" data-print="hide">
      {all.length > 0 ? <Views views={all} own={own} state={state} /> : null}
      <div className="flex flex-wrap items-center gap-2">
        {searchLabel ? <SearchField label={searchLabel} state={state} /> : null}
        {filters.length > 0 ? (
          <button type="button" className="btn btn-quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <ListFilter className="size-4" aria-hidden="true" />
            {used > 0 ? say('filtersUsed', { count: used }) : say('filters')}
          </button>
        ) : null}
        {state.search !== '' && !all.some((view) => view.search === state.search) ? (
          <SaveView onSave={(label) => own.save({ label, search: state.search })} />
        ) : null}
        {csv ? <CsvButton csv={csv} name={name} query={{ ...always, ...state.query }} /> : null}
        {children}
      </div>
      {isOpen ? (
        <div className="panel grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {filters
            .filter(({ kind, name: one }) => kind !== 'given' || state.get(one) !== '')
            .map((filter) => (
              <FilterField key={filter.name} filter={filter} state={state} />
            ))}
        </div>
      ) : null}
    </div>
  );
}

const SETTLED_MS = 250;

function SearchField({ label, state }: { label: string; state: ListState }) {
  const asked = state.get('q');
  const [text, setText] = useState(asked);
  const seen = useRef(asked);
  // The address changed without typing here: by a view, or by going back.
  if (seen.current !== asked) {
    seen.current = asked;
    if (asked !== text.trim()) setText(asked);
  }
  useEffect(() => {
    if (text.trim() === seen.current) return undefined;
    const timer = setTimeout(() => state.set('q', text.trim()), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text, state]);
  return (
    <div className="relative min-w-36 grow basis-36 sm:max-w-96">
      <Search className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-soft" aria-hidden="true" />
      <input
        type="search"
        className="field px-9"
        data-search
        aria-label={label}
        placeholder={label}
        dir="auto"
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}

function FilterField({ filter, state }: { filter: Filter; state: ListState }) {
  const say = useText('common');
  const id = useId();
  const value = state.get(filter.name);
  const change = (event: { target: { value: string } }) => state.set(filter.name, event.target.value);
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-soft">
        {filter.label}
      </label>
      {filter.kind === 'own' ? (
        filter.field({ id, value, onChange: (to) => state.set(filter.name, to) })
      ) : filter.kind === 'day' ? (
        <input id={id} type="date" className="field" value={value} onChange={change} />
      ) : (
        <select id={id} className="field" value={value} onChange={change}>
          <option value="">{say('any')}</option>
          {optionsOf(filter, value, say).map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

function optionsOf(filter: Filter, value: string, say: Say<Areas['common']>): readonly (readonly [string, string])[] {
  if (filter.kind === 'choice') return filter.options;
  if (filter.kind === 'given') return [[value, value]];
  return [
    ['true', say('yes')],
    ['false', say('no')],
  ];
}

function Views({
  views,
  own,
  state,
}: {
  views: readonly View[];
  own: ReturnType<typeof useSavedViews>;
  state: ListState;
}) {
  const say = useText('common');
  return (
    <div className="flex gap-2 overflow-x-auto pb-1">
      <button
        type="button"
        className="chip shrink-0"
        aria-pressed={state.search === ''}
        onClick={() => state.replace('')}
      >
        {say('all')}
      </button>
      {views.map((view) => (
        <span key={view.label} className="flex shrink-0">
          <button
            type="button"
            className="chip"
            aria-pressed={state.search === view.search}
            onClick={() => state.replace(view.search)}
          >
            {view.label}
          </button>
          {own.views.includes(view) && state.search === view.search ? (
            <button
              type="button"
              className="icon-btn size-9"
              aria-label={say('dropView', { name: view.label })}
              onClick={() => own.drop(view)}
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          ) : null}
        </span>
      ))}
    </div>
  );
}

function SaveView({ onSave }: { onSave: (label: string) => void }) {
  const say = useText('common');
  const [label, setLabel] = useState<string | null>(null);
  if (label === null)
    return (
      <button type="button" className="btn btn-quiet" onClick={() => setLabel('')}>
        <BookmarkPlus className="size-4" aria-hidden="true" />
        {say('saveView')}
      </button>
    );
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (label.trim() !== '') onSave(label.trim());
        setLabel(null);
      }}
    >
      <input
        className="field w-40"
        aria-label={say('viewName')}
        placeholder={say('viewName')}
        maxLength={40}
        dir="auto"
        value={label}
        // biome-ignore lint/a11y/noAutofocus: it was asked for by the button that it takes the place of
        autoFocus
        onChange={(event) => setLabel(event.target.value)}
      />
      <button type="submit" className="btn btn-primary">
        {say('save')}
      </button>
    </form>
  );
}

function CsvButton({ csv, name, query }: { csv: CallKey; name: string; query: Record<string, string> }) {
  const say = useText('common');
  const may = useMay();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  if (!may(csv)) return null;
  const download = async () => {
    setBusy(true);
    try {
      const { page: _, ...filters } = query;
      // The file has the filters of its list.
      offerFile(`${name}.csv`, await fetchFile(csv, { query: filters } as unknown as CallInput<CallKey>));
    } catch (error) {
      toast({ kind: 'bad', text: failureText(error, say('unreachable')) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className="btn btn-quiet" disabled={isBusy} onClick={() => void download()}>
      <Download className="size-4" aria-hidden="true" />
      <span className="max-sm:sr-only">{isBusy ? say('preparing') : say('downloadCsv')}</span>
    </button>
  );
}
