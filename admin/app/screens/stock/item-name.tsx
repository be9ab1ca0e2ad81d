import type { StockItem } from '@waha/contract/types';
import { useLanguage } from '../../text/language.tsx';

/** Name of an item with its variant, in the reader's language. */
export function useItemName(): (item: StockItem) => string {
  const language = useLanguage();
  return (item) => {
    const [name, variant] = language === 'ar' ? [item.name_ar, item.variant_ar] : [item.name_en, item.variant_en];
    return variant === null ? name : `${name} · ${variant}`;
  };
}

/** An item with its SKU below. */
export function ItemName({ item }: { item: StockItem }) {
  const nameOf = useItemName();
  return (
    <span className="grid min-w-0">
      <bdi className="wrap-anywhere">{nameOf(item)}</bdi>
      <bdi dir="ltr" className="justify-self-start text-sm text-soft wrap-anywhere">
        {item.sku}
      </bdi>
    </span>
  );
}
