import type { CallKey } from '@waha/contract/client';
import { type ReactNode, useEffect, useState } from 'react';
import { useLooseCall } from '../api/use-call.ts';
import type { ItemOf, ListKey, Page } from '../list/rows.ts';
import { useText } from '../text/language.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Empty } from '../ui/parts.tsx';
import { Unread } from '../ui/unread.tsx';
import { moveInQueue } from './queue-keys.ts';

/** An action that settles an item: its label, its key, and whether it requires a reason. */
export interface QueueAct<Item> {
  label: string;
  /** Key by its position on the keyboard: `KeyA`. */
  code: string;
  /** The letter shown on the button. */
  letter: string;
  kind: 'primary' | 'quiet' | 'danger';
  isOffered?: (item: Item) => boolean;
  reason?: { title: string; label: string; reasons?: readonly string[]; most?: number; isOptional?: boolean };
  /** Resolves with whether it was done. */
  run: (item: Item, reason: string) => Promise<boolean>;
}

interface QueueProps<Key extends CallKey, Item> {
  call: Key;
  query?: Record<string, string>;
  name: string;
  /** Reads the items from a reply that is not a page of a staff list. */
  itemsOf?: (reply: unknown) => readonly Item[];
  idOf: (item: Item) => string;
  /** One line of the list. */
  line: (item: Item) => ReactNode;
  /** All fields that a decision needs. */
  detail: (item: Item) => ReactNode;
  acts: readonly QueueAct<Item>[];
  empty: { title: string; text?: ReactNode };
}

/**
 * A work queue: the list, the chosen item in full, and its acts. J and K go to the next and the previous item, and each
 * act has its letter; after an act the next item is chosen.
 */
export function Queue<Key extends CallKey, Item = Key extends ListKey ? ItemOf<Key> : never>(
  props: QueueProps<Key, Item>,
) {
  const { call, query, idOf, empty } = props;
  const { data, error, refetch } = useLooseCall(call, { query });
  const [chosen, setChosen] = useState<string>();
  if (data === undefined) return <Unread error={error} refetch={refetch} />;
  const items = props.itemsOf?.(data) ?? (data as unknown as Page<Item>).data;
  const at = Math.max(
    0,
    items.findIndex((item) => idOf(item) === chosen),
  );
  const item = items[at];
  if (!item)
    return (
      <div className="panel">
        <Empty title={empty.title}>{empty.text}</Empty>
      </div>
    );
  return <Open {...props} items={items} at={at} item={item} onChoose={setChosen} />;
}

interface OpenProps<Item> extends Pick<QueueProps<CallKey, Item>, 'name' | 'idOf' | 'line' | 'detail' | 'acts'> {
  items: readonly Item[];
  at: number;
  item: Item;
  onChoose: (id: string | undefined) => void;
}

function Open<Item>({ name, idOf, line, detail, acts, items, at, item, onChoose }: OpenProps<Item>) {
  const say = useText('common');
  const [asked, setAsked] = useState<QueueAct<Item>>();
  const [isBusy, setBusy] = useState(false);
  const offered = acts.filter((act) => act.isOffered?.(item) ?? true);
  const next = items[at + 1] ?? items[at - 1];
  const run = async (act: QueueAct<Item>, reason: string) => {
    setBusy(true);
    const wasDone = await act.run(item, reason);
    setBusy(false);
    if (!wasDone) return;
    setAsked(undefined);
    onChoose(next && idOf(next));
  };
  const start = (act: QueueAct<Item>) => (act.reason ? setAsked(act) : void run(act, ''));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) =>
      moveInQueue(event, {
        isOpen: asked !== undefined || isBusy,
        step: (by) => onChoose(idOf(items[Math.min(items.length - 1, Math.max(0, at + by))] ?? item)),
        act: (code) => {
          const act = offered.find((one) => one.code === code);
          if (act) start(act);
          return act !== undefined;
        },
      });
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  // The chosen line stays in sight, whichever key or act chose it.
  const showLine = (line: HTMLButtonElement | null) => line?.scrollIntoView({ block: 'nearest' });
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[20rem_1fr]">
      <nav aria-label={name} className="panel max-h-[40dvh] overflow-y-auto p-1 lg:max-h-[calc(100dvh-9rem)]">
        <ol className="grid gap-1">
          {items.map((one) => (
            <li key={idOf(one)}>
              <button
                type="button"
                className="w-full rounded-lg p-2 text-start aria-[current=true]:bg-tint hover:bg-tint"
                aria-current={one === item ? 'true' : undefined}
                ref={one === item ? showLine : undefined}
                onClick={() => onChoose(idOf(one))}
              >
                {line(one)}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <section className="panel grid gap-4" aria-label={say('chosenOne', { at: at + 1, of: items.length })}>
        {detail(item)}
        {offered.length > 0 ? (
          <div className="sticky bottom-14 -mx-4 -mb-4 flex flex-wrap gap-2 rounded-b-card border-t border-line bg-card px-4 py-3 lg:bottom-0">
            {offered.map((act) => (
              <button
                key={act.code}
                type="button"
                className={`btn btn-${act.kind}`}
                disabled={isBusy}
                onClick={() => start(act)}
              >
                {act.label}
                <kbd className="hidden rounded border border-current/40 px-1 text-xs font-normal lg:inline">
                  {act.letter}
                </kbd>
              </button>
            ))}
          </div>
        ) : null}
      </section>
      {asked?.reason ? (
        <Confirm
          title={asked.reason.title}
          act={asked.label}
          isDangerous={asked.kind === 'danger'}
          reason={asked.reason}
          isBusy={isBusy}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => void run(asked, reason)}
        />
      ) : null}
    </div>
  );
}
