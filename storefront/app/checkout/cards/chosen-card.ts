interface ChosenCard {
  /** The method of payment whose card it is. */
  method: string;
  /** Null: a new card that is remembered. */
  cardId: string | null;
}

let chosen: ChosenCard | null = null;

/** Stores the card that the next order of this tab is paid by; null: at the page of the provider. */
export function chooseCard(card: ChosenCard | null): void {
  chosen = card;
}

/** The card that was chosen for an order of this method, once; undefined: none, so its provider's page is next. */
export function takeChosenCard(method: string): string | null | undefined {
  const taken = chosen?.method === method ? chosen.cardId : undefined;
  chosen = null;
  return taken;
}
