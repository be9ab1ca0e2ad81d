import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useMay } from '../../session/may.ts';
import { useWaiting, type WaitingKind, waiting, waitingKinds } from '../../shell/waiting.ts';
import { useText } from '../../text/language.tsx';
import { useAge } from '../../ui/age.tsx';
import { State } from '../../ui/parts.tsx';

/** Open work, each kind a link to its list, with the age of its oldest; empty kinds are hidden. */
export function Waits() {
  const say = useText('today');
  const may = useMay();
  return (
    <section aria-labelledby="waits">
      <h2 id="waits" className="mb-3 text-base font-bold">
        {say('waits')}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        <li className="hidden items-center gap-2 p-4 text-soft only:flex">
          <CircleCheck className="size-5 text-positive" aria-hidden="true" />
          {say('nothingWaits')}
        </li>
        {waitingKinds
          .filter((kind) => may(waiting[kind].call))
          .map((kind) => (
            <Wait key={kind} kind={kind} />
          ))}
      </ul>
    </section>
  );
}

function Wait({ kind }: { kind: WaitingKind }) {
  const say = useText('today');
  const common = useText('common');
  const ageOf = useAge();
  const now = useWaiting(kind);
  if (!now || now.count === 0) return null;
  const { count, isExact, since, isLate } = now;
  const what = say(kind, { count });
  return (
    <li>
      <Link
        to={waiting[kind].to}
        className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-tint"
      >
        <span className="grow font-semibold">{isExact ? what : common('moreThan', { count: what })}</span>
        {since === undefined ? null : isLate ? (
          <State tone="warn">{say('oldest', { age: ageOf(since) })}</State>
        ) : (
          <span className="text-sm text-soft">{say('oldest', { age: ageOf(since) })}</span>
        )}
      </Link>
    </li>
  );
}
