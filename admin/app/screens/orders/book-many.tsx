import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { useBookableCarriers } from '../parcels/use-bookings.ts';

interface BookManyProps {
  /** Ids of packed orders. */
  ids: readonly string[];
  /** Takes those that were asked for off the list, and says why others were not. */
  onBooked: (done: readonly string[], refusals: Readonly<Record<string, string>>) => void;
}

/** Books all listed orders at a connected carrier, each as one parcel; nothing where none is connected. */
export function BookMany({ ids, onBooked }: BookManyProps) {
  const say = useText('parcels');
  const toast = useToast();
  const carriers = useBookableCarriers();
  const book = useAct('POST /admin/bookings');
  const [hasBooked, setBooked] = useState(false);
  if (carriers.length === 0) return null;
  const run = async (carrier: string) => {
    const reply = await book.run({ body: { carrier, parcels: ids.map((id) => ({ id })) } });
    if (!reply) return;
    const done = reply.results.filter((one) => one.done).map(({ id }) => id);
    if (done.length > 0) toast({ kind: 'good', text: say('bookedMany', { count: done.length }) });
    setBooked(hasBooked || done.length > 0);
    const others = reply.results.filter((one) => !one.done);
    onBooked(done, Object.fromEntries(others.map(({ id, message }) => [id, message ?? ''])));
  };
  return (
    <Panel>
      <div className="flex flex-wrap items-center gap-3">
        {carriers.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            className="btn btn-primary"
            disabled={book.isBusy || ids.length === 0}
            onClick={() => void run(code)}
          >
            {ids.length === 0
              ? say('bookAt', { carrier: name })
              : say('bookMany', { count: ids.length, carrier: name })}
          </button>
        ))}
        {hasBooked ? (
          <Link to="/parcels?view=under_way" className="text-link hover:underline">
            {say('toParcels')}
          </Link>
        ) : null}
      </div>
    </Panel>
  );
}
