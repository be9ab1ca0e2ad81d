import type { OrderReturn, RefundWay, Returnable } from '@waha/contract';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { type FieldMessages, useSubmit } from '../../auth/use-submit.ts';
import { usePhotos } from '../../photos/use-photos.ts';
import { useText } from '../../text/use-text.ts';
import { useReturnLinks } from './return-links.ts';
import { type Chosen, linesOf, type Wish } from './return-wish.ts';

const MOST_PHOTOS = 6;

/** What is missing, by the id of its field. */
function findMissing(wish: Wish, say: ReturnType<typeof useText<'returns'>>): FieldMessages {
  if (Object.keys(wish).length === 0) return { lines: say('needLines') };
  const without = Object.entries(wish).filter(([, { reason }]) => reason === null);
  return Object.fromEntries(without.map(([id]) => [`reason-${id}`, say('chooseReason')]));
}

/** The form that asks for a return: everything typed stays until it is sent. */
export function useReturnForm(orderId: string, returnable: Returnable, onSent: (asked: OrderReturn) => void) {
  const say = useText('returns');
  const api = useApi();
  const { query } = useReturnLinks();
  const photos = usePhotos({ most: MOST_PHOTOS });
  const [wish, setWish] = useState<Wish>({});
  const [note, setNote] = useState('');
  const [way, setWay] = useState<RefundWay>(returnable.refund_ways[0]?.code ?? 'original');
  const [iban, setIban] = useState('');
  // One key for what is on the form: a second press is the same wish.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const sending = useSubmit(say('networkTrouble'), () => setKey(crypto.randomUUID()));
  const needsIban = returnable.refund_ways.some((one) => one.code === way && one.needs_iban);

  function choose(id: number, chosen: Chosen | undefined): void {
    setWish(({ [id]: _, ...others }) => (chosen ? { ...others, [id]: chosen } : others));
    sending.mend('lines', `reason-${id}`);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const lines = linesOf(wish);
    const missing = {
      ...findMissing(wish, say),
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

  return { wish, choose, note, setNote, way, setWay, iban, setIban, needsIban, photos, sending, submit };
}
