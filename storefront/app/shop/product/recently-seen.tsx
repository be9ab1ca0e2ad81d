import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useText } from '../../text/use-text.ts';
import { type Card, cardOf } from '../../ui/product-card/card-of.ts';
import { ProductRail } from '../product-grid.tsx';
import { Section } from '../section.tsx';
import { readSeen, rememberSeen } from './seen-store.ts';

const SHOWN = 6;

/** Products viewed in this browser, at current prices; those no longer sold are left out. */
export default function RecentlySeen({ id }: { id: number }) {
  const say = useText('product');
  const api = useApi();
  const [cards, setCards] = useState<Card[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const before = readSeen().filter((one) => one !== id);
    rememberSeen(id);
    const ask = (one: number) =>
      api('GET /products/{id}', { params: { id: one }, signal: controller.signal }).then(cardOf, () => null);
    Promise.all(before.slice(0, SHOWN).map(ask)).then((all) => {
      if (!controller.signal.aborted) setCards(all.filter((card) => card !== null));
    });
    return () => controller.abort();
  }, [api, id]);
  if (cards.length === 0) return null;
  return (
    <Section title={say('recentlySeen')}>
      <ProductRail cards={cards} label={say('recentlySeen')} morph={false} />
    </Section>
  );
}
