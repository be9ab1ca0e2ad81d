import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { ProductGrid } from '../../shop/product-grid.tsx';
import { useText } from '../../text/use-text.ts';
import { type Card, cardOf } from '../../ui/product-card/card-of.ts';

const SHOWN = 4;

/** Best sellers under an empty cart; nothing where they cannot be read. Texts: shop. */
export default function BestSellers() {
  const say = useText('shop');
  const api = useApi();
  const [cards, setCards] = useState<Card[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    api('GET /products/best-sellers', { query: { limit: SHOWN }, signal: controller.signal }).then(
      (products) => setCards(products.map(cardOf)),
      () => setCards([]),
    );
    return () => controller.abort();
  }, [api]);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="best-sellers" className="section-space">
      <h2 id="best-sellers" className="mb-6 text-2xl">
        {say('bestSellers')}
      </h2>
      <ProductGrid cards={cards} />
    </section>
  );
}
