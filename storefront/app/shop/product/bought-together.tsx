import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useText } from '../../text/use-text.ts';
import { type Card, cardOf } from '../../ui/product-card/card-of.ts';
import { ProductRail } from '../product-grid.tsx';
import { Section } from '../section.tsx';

/** Products that orders with this one often held as well; nothing where there are none, or they cannot be read. */
export default function BoughtTogether({ id }: { id: number }) {
  const say = useText('product');
  const api = useApi();
  const [cards, setCards] = useState<Card[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    api('GET /bought-together', { query: { product_id: id }, signal: controller.signal }).then(
      (products) => setCards(products.map(cardOf)),
      () => setCards([]),
    );
    return () => controller.abort();
  }, [api, id]);
  if (cards.length === 0) return null;
  return (
    <Section title={say('boughtTogether')}>
      <ProductRail cards={cards} label={say('boughtTogether')} morph={false} />
    </Section>
  );
}
