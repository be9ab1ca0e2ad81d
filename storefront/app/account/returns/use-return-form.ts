import type { OrderReturn, Returnable, ReturnOutcome } from '@waha/contract/types';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { type FieldMessages, useSubmit } from '../../auth/use-submit.ts';
import { usePhotos } from '../../photos/use-photos.ts';
import { useText } from '../../text/use-text.ts';
import { useReturnLinks } from './return-links.ts';
import { type Chosen, chosenOf, linesOf, type Wish, withFit } from './return-wish.ts';

const MOST_PHOTOS = 6;

type Say = ReturnType<typeof useText<'returns'>>;

/** Missing values, by the id of their field. */
function findMissing(wish: Wish, say: Say): FieldMessages {
  if (Object.keys(wish).length === 0) return { lines: say('needLines') };
  const without = Object.entries(wish).filter(([, { reason }]) => reason === null);
  return Object.fromEntries(without.map(([id]) => [`reason-${id}`, say('chooseReason')]));
}

/** Replacements that are not chosen or not possible, by the id of their field. */
function findUnexchanged(returnable: Returnable, wish: Wish, say: Say): FieldMessages {
  const without = chosenOf(returnable.lines, wish).filter((line) => !wish[line.id]?.exchange);
  return Object.fromEntries(
    without.map((line) => [
      `exchange-${line.id}`,
      say(line.exchanges.length > 0 ? 'chooseInstead' : 'nothingInstead', { name: line.name }),
    ]),
  );
}

export type ReturnFormState = ReturnType<typeof useReturnForm>;

/** State of the return form: all typed values remain until it is sent. */
export function useReturnForm(orderId: string, returnable: Returnable, onSent: (asked: OrderReturn) => void) {
  const say = useText('returns');
  const api = useApi();
  const { query } = useReturnLinks();
  const photos = usePhotos({ most: MOST_PHOTOS });
  const [wish, setWish] = useState<Wish>({});
  const [note, setNote] = useState('');
  const [wanted, setWay] = useState<ReturnOutcome>(returnable.refund_ways[0]?.code ?? 'original');
  const [iban, setIban] = useState('');
  // One idempotency key per content of the form: a second press repeats the same request.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const sending = useSubmit(say('networkTrouble'), () => setKey(crypto.randomUUID()));
  const isExchangeable = chosenOf(returnable.lines, wish).some((line) => line.exchanges.length > 0);
  const ways = returnable.refund_ways.filter(({ code }) => code !== 'exchange' || isExchangeable);
  // A chosen exchange is remembered while no chosen line can be exchanged.
  const way = ways.find(({ code }) => code === wanted)?.code ?? ways[0]?.code ?? 'original';
  const isExchange = way === 'exchange';
  const needsIban = returnable.refund_ways.some((one) => one.code === way && one.needs_iban);

  function choose(id: number, chosen: Chosen | undefined): void {
    setWish(({ [id]: _, ...others }) => (chosen ? withFit(returnable.lines, { ...others, [id]: chosen }, id) : others));
    sending.mend('lines', `reason-${id}`, ...exchangeFields(id));
  }

  function exchange(id: number, variantId: number | null): void {
    const chosen = wish[id];
    if (chosen) setWish({ ...wish, [id]: { ...chosen, exchange: variantId } });
    sending.mend(...exchangeFields(id));
  }

  /** Names of the field in this form and in the API. */
  function exchangeFields(id: number): string[] {
    const index = Object.keys(wish).indexOf(String(id));
    return [`exchange-${id}`, `lines.${index}.exchange_variant_id`];
  }

  function exchangeErrorOf(id: number): string | undefined {
    return exchangeFields(id).flatMap((field) => sending.errors[field] ?? [])[0];
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const lines = linesOf(wish, isExchange);
    const missing = {
      ...findMissing(wish, say),
      ...(isExchange ? findUnexchanged(returnable, wish, say) : {}),
      ...(needsIban && iban.trim() === '' ? { iban: say('needIban') } : {}),
      ...(photos.isSending
        ? { photos: say('photosSending') }
        : photos.hasFailed
          ? { photos: say('photosFailed') }
          : {}),
    };
    if (!lines || Object.keys(missing).length > 0) {
      sending.show(missing);
      return;
    }
    void sending.run(async () => {
      const asked = await api('POST /returns', {
        query,
        body: {
          order_id: orderId,
          lines,
          photos: photos.ids,
          refund_to: way,
          ...(note.trim() === '' ? {} : { note }),
          ...(needsIban ? { iban } : {}),
        },
        idempotencyKey: key,
        signal: AbortSignal.timeout(20_000),
      });
      onSent(asked);
    });
  }

  return {
    wish,
    choose,
    exchange,
    exchangeErrorOf,
    note,
    setNote,
    ways,
    way,
    isExchange,
    setWay,
    iban,
    setIban,
    needsIban,
    photos,
    sending,
    submit,
  };
}
