import { failureText } from '@waha/contract/client';
import type { PackingSlip } from '@waha/contract/types';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { lastCarrier, rememberCarrier } from '../../form/shipment-fields.tsx';
import { useText } from '../../text/language.tsx';
import { useToast } from '../../ui/toasts.tsx';

/** Most orders of one call. */
const MOST = 100;
/** A whole number of an order: all else that is scanned is the number of a parcel. */
const ORDER_NUMBER = /^wh-\d{4}-\d{6,}$/i;

export interface ManyToSend {
  /** Orders of the list, of which `ready` can be sent; undefined while they are read. */
  slips: readonly PackingSlip[] | undefined;
  ready: readonly PackingSlip[];
  error: Error | null;
  refetch: () => unknown;
  carrier: string;
  setCarrier: (carrier: string) => void;
  /** The order that takes the next scanned number. */
  next: string | undefined;
  numberOf: (id: string) => string;
  setNumber: (id: string, number: string) => void;
  refusalOf: (id: string) => string | undefined;
  /** Takes a scanned text: the number of an order chooses it, and adds it where it is missing. */
  read: (text: string) => Promise<void>;
  send: () => Promise<void>;
  /** Takes orders that were dealt with off the list, and shows why others were not. */
  settle: (done: readonly string[], refusals: Readonly<Record<string, string>>) => void;
  isBusy: boolean;
}

/** Orders to send, listed in the address, with a parcel number for each. */
export function useManyToSend(): ManyToSend {
  const say = useText('orders');
  const toast = useToast();
  const { ids, become } = useListedIds();
  const { data, error, refetch } = useCall(
    'GET /admin/packing',
    { query: { ids: ids.join(',') } },
    { isOn: ids.length > 0 },
  );
  const act = useAct('POST /admin/orders/shipments');
  const [carrier, setCarrier] = useState(lastCarrier);
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const [chosen, setChosen] = useState<string>();
  const slips = ids.length === 0 ? [] : data?.slips.filter(({ id }) => ids.includes(id));
  const ready = (slips ?? []).filter(({ status }) => status === 'processing');
  const next = ready.find(({ id }) => id === chosen)?.id ?? ready.find(({ id }) => !numbers[id])?.id;
  const setNumber = (id: string, number: string) => setNumbers((before) => ({ ...before, [id]: number }));
  const find = useFoundOrder();

  async function read(text: string): Promise<void> {
    const typed = text.trim();
    if (typed === '') return;
    if (ORDER_NUMBER.test(typed)) {
      const known = slips?.find(({ number }) => number === typed.toUpperCase())?.id;
      const id = known ?? (await find(typed.toUpperCase()));
      if (id === undefined) return;
      if (!ids.includes(id)) become([...ids, id].slice(-MOST));
      setChosen(id);
      return;
    }
    if (Object.values(numbers).includes(typed)) toast({ kind: 'bad', text: say('numberTwice', { number: typed }) });
    else if (next === undefined) toast({ kind: 'bad', text: say('scanOrderFirst') });
    else {
      setNumber(next, typed);
      setChosen(undefined);
    }
  }

  async function send(): Promise<void> {
    const parcels = ready.map(({ id }) => ({
      id,
      carrier: carrier || null,
      carrier_number: numbers[id]?.trim() || null,
    }));
    const reply = await act.run({ body: { parcels } });
    if (!reply) return;
    rememberCarrier(carrier);
    const done = reply.results.filter((one) => one.done).map(({ id }) => id);
    if (done.length > 0) toast({ kind: 'good', text: say('sentMany', { count: done.length }) });
    const others = reply.results.filter((one) => !one.done);
    settle(done, Object.fromEntries(others.map(({ id, message }) => [id, message ?? ''])));
  }

  function settle(done: readonly string[], refused: Readonly<Record<string, string>>): void {
    setRefusals(refused);
    become(ids.filter((id) => !done.includes(id)));
  }

  return {
    slips,
    ready,
    error,
    refetch,
    carrier,
    setCarrier,
    next,
    numberOf: (id) => numbers[id] ?? '',
    setNumber,
    refusalOf: (id) => refusals[id],
    read,
    send,
    settle,
    isBusy: act.isBusy,
  };
}

/** Ids of the orders, kept in the address: it can be reloaded and gone back to. */
function useListedIds() {
  const [params, setParams] = useSearchParams();
  const ids = (params.get('ids') ?? '').split(',').filter(Boolean).slice(0, MOST);
  const become = (next: readonly string[]) =>
    setParams(next.length > 0 ? { ids: next.join(',') } : {}, { replace: true });
  return { ids, become };
}

/** Finds an order with unsent pieces by its number; a message says why there is none. */
function useFoundOrder() {
  const say = useText('orders');
  const common = useText('common');
  const toast = useToast();
  return async (number: string): Promise<string | undefined> => {
    try {
      const [order] = (await api('GET /admin/orders', { query: { q: number, per_page: 1 } })).data;
      if (order && order.to_send > 0) return order.id;
      toast({ kind: 'bad', text: say(order ? 'nothingLeftToSend' : 'orderUnknown', { number }) });
    } catch (error) {
      toast({ kind: 'bad', text: failureText(error, common('unreachable')) });
    }
    return undefined;
  };
}
