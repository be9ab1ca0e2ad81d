import type { NamedVariant, ReturnLineRow, ReturnRow } from '../returns.store.ts';

/** A line of an order as it was bought. */
interface BoughtLine {
  id: number;
  quantity: number;
  piece: NamedVariant;
}

type Followed = Pick<ReturnRow, 'id' | 'kind'> & {
  lines: readonly Pick<ReturnLineRow, 'order_item_id' | 'quantity' | 'exchange'>[];
  events: readonly Pick<ReturnRow['events'][number], 'id' | 'status'>[];
};

/** Locations of the pieces of a line. */
export interface PiecesOfLine {
  /** Pieces with the buyer that are in no return; the next to be returned come first. */
  atHome: NamedVariant[];
  /** Pieces of each return, by its id: fixed when it is requested, independent of other returns. */
  returnedPieces: Map<string, NamedVariant[]>;
}

/**
 * Replays the events of a line's returns in sequence. Pieces received by an exchange are returned before bought ones,
 * latest first. Pieces of a rejected or withdrawn return are with the buyer again. A refund without a return removes
 * bought pieces first; they never come back.
 */
export function followPieces({ id, quantity, piece }: BoughtLine, returns: readonly Followed[]): PiecesOfLine {
  const atHome = Array.from({ length: quantity }, () => piece);
  const returnedPieces = new Map<string, NamedVariant[]>();
  for (const { one, line, status } of happened(id, returns)) {
    if (status === 'requested') returnedPieces.set(one.id, atHome.splice(0, line.quantity));
    else if (status === 'refunded' && one.kind === 'refund') atHome.splice(-line.quantity);
    else if (status === 'rejected' || status === 'cancelled') atHome.unshift(...(returnedPieces.get(one.id) ?? []));
    else if (status === 'exchanged' && line.exchange) atHome.unshift(...repeated(line.exchange, line.quantity));
  }
  return { atHome, returnedPieces };
}

/** Return events of a line. They are written under the order's lock, so their ids are in sequence. */
function happened(lineId: number, returns: readonly Followed[]) {
  return returns
    .flatMap((one) =>
      one.lines
        .filter((line) => line.order_item_id === lineId)
        .flatMap((line) => one.events.map(({ id, status }) => ({ one, line, id, status }))),
    )
    .toSorted((a, b) => a.id - b.id);
}

const repeated = (piece: NamedVariant, times: number) => Array.from({ length: times }, () => piece);

/** The pieces that one line of a return contains, given all returns of its order. */
export function returnedPieces(row: Pick<ReturnRow, 'id'>, line: ReturnLineRow, returns: readonly ReturnRow[]) {
  const bought = { id: line.order_item_id, quantity: line.bought, piece: line };
  return followPieces(bought, returns).returnedPieces.get(row.id) ?? [];
}

/** Equal pieces counted together, in sequence of their first occurrence. */
export function countPieces(pieces: readonly NamedVariant[]): { piece: NamedVariant; quantity: number }[] {
  const ids = [...new Set(pieces.map((piece) => piece.variant_id))];
  return ids.flatMap((id) => {
    const same = pieces.filter((piece) => piece.variant_id === id);
    return same[0] ? [{ piece: same[0], quantity: same.length }] : [];
  });
}
