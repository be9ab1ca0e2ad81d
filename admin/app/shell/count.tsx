import type { Group } from '../screen.ts';
import { useText } from '../text/language.tsx';
import { useWaiting, type WaitingKind } from './waiting.ts';

const MOST_SHOWN = 99;

/** Kinds of open work that are counted beside a root of the menu. */
const counted: Partial<Record<Group, readonly [WaitingKind, WaitingKind?]>> = {
  orders: ['toPack', 'toShip'],
  returns: ['returns'],
  messages: ['messages'],
};

/** How much waits under a root of the menu; nothing where nothing does. */
export function Count({ group }: { group: Group }) {
  const kinds = counted[group];
  return kinds ? <Counted first={kinds[0]} second={kinds[1] ?? kinds[0]} /> : null;
}

function Counted({ first, second }: { first: WaitingKind; second: WaitingKind }) {
  const say = useText('shell');
  const some = useWaiting(first)?.count ?? 0;
  const others = useWaiting(second)?.count ?? 0;
  const count = first === second ? some : some + others;
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-primary px-1.5 text-xs font-semibold text-on-primary tabular-nums">
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="sr-only">{say('waitingCount', { count })}</span>
    </span>
  );
}
