import type { AdminOrder, BookableCarrier } from '@waha/contract/types';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { Form } from '../../form/form.tsx';
import { lastCarrier, noShipment, rememberCarrier, ShipmentFields, shipmentBody } from '../../form/shipment-fields.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { useBookableCarriers } from '../parcels/use-bookings.ts';
import { allOf, linesOf, PiecesFields, type TypedPieces, unsentItems } from './pieces-fields.tsx';

interface WayProps {
  order: AdminOrder;
  pieces: TypedPieces;
  setPieces: (pieces: TypedPieces) => void;
  onClose: () => void;
}

/** A shipment: all unsent pieces unless fewer are entered, booked at a connected carrier or with a typed number. */
export function SendDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const say = useText('orders');
  const carriers = useBookableCarriers();
  const [pieces, setPieces] = useState(() => allOf(unsentItems(order), (item) => item.to_send));
  const [chosen, setChosen] = useState<string>();
  const code = chosen ?? carriers[0]?.code ?? '';
  const carrier = carriers.find((one) => one.code === code);
  const way = { order, pieces, setPieces, onClose };
  return (
    <Dialog title={say('sendTitle')} onClose={onClose}>
      {order.supplement_of?.travels === 'alone' ? (
        <p className="mb-4 font-semibold">{say('sendsAlone', { number: order.supplement_of.number })}</p>
      ) : null}
      {order.supplements.some(({ travels }) => travels === 'waiting') ? (
        <p className="mb-4 font-semibold">{say('sendsWithout')}</p>
      ) : null}
      {carriers.length > 0 ? <Ways carriers={carriers} code={code} onChoose={setChosen} /> : null}
      {carrier ? <Book {...way} carrier={carrier} /> : <ByHand {...way} />}
    </Dialog>
  );
}

interface WaysProps {
  carriers: readonly BookableCarrier[];
  code: string;
  onChoose: (code: string) => void;
}

function Ways({ carriers, code, onChoose }: WaysProps) {
  const say = useText('parcels');
  const ways = [
    ...carriers.map((one) => [one.code, say('bookAt', { carrier: one.name })] as const),
    ['', say('byHand')] as const,
  ];
  return (
    <fieldset className="mb-4 flex flex-wrap gap-2">
      <legend className="sr-only">{say('bookTitle')}</legend>
      {ways.map(([way, label]) => (
        <button key={way} type="button" className="chip" aria-pressed={way === code} onClick={() => onChoose(way)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** Books the parcel at a carrier: its number and label come with the answer. */
function Book({ order, pieces, setPieces, onClose, carrier }: WayProps & { carrier: BookableCarrier }) {
  const say = useText('parcels');
  const common = useText('common');
  const toast = useToast();
  const book = useAct('POST /admin/bookings');
  const left = unsentItems(order);
  const send = async () => {
    const parcels = [{ id: order.id, lines: linesOf(left, pieces) }];
    const [result] = (await book.run({ body: { carrier: carrier.code, parcels } }))?.results ?? [];
    if (!result) return;
    if (!result.done) return toast({ kind: 'bad', text: result.message ?? '' });
    toast({ kind: 'good', text: say('booked') });
    onClose();
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className="text-soft">{say('bookText')}</p>
      <PiecesFields left={left} pieces={pieces} onChange={setPieces} />
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {common('cancel')}
        </button>
        <button type="submit" className="btn btn-primary" disabled={book.isBusy || linesOf(left, pieces).length === 0}>
          {say('bookAt', { carrier: carrier.name })}
        </button>
      </div>
    </form>
  );
}

/** Sends the parcel with a number that is typed or scanned. */
function ByHand({ order, pieces, setPieces, onClose }: WayProps) {
  const say = useText('orders');
  const left = unsentItems(order);
  const form = useForm({
    call: 'POST /admin/orders/{id}/shipments',
    initial: { ...noShipment, carrier: lastCarrier() },
    input: (values, attempt) => {
      const body = { lines: linesOf(left, pieces), ...shipmentBody(values) };
      return { params: { id: order.id }, body, ...attempt };
    },
    done: say('sent'),
    onDone: (after) => {
      rememberCarrier(after.carrier ?? '');
      onClose();
    },
  });
  return (
    <Form form={form} isInDialog save={say('send')} onCancel={onClose}>
      <p className="text-soft">{say('sendText')}</p>
      <PiecesFields left={left} pieces={pieces} onChange={setPieces} error={form.errorOf('lines')} />
      <ShipmentFields field={form.field} />
    </Form>
  );
}
