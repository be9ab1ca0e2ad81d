import { useText } from '../../text/language.tsx';

interface MorePagesProps<Place> {
  isFirst: boolean;
  /** Null on the last page. */
  next: Place | null;
  onNext: (place: Place) => void;
  onFirst: () => void;
}

/** Pages of a list that goes on from the last row, and from the beginning again. */
export function MorePages<Place>({ isFirst, next, onNext, onFirst }: MorePagesProps<Place>) {
  const say = useText('stock');
  const common = useText('common');
  if (isFirst && next === null) return null;
  return (
    <div className="mt-3 flex justify-between gap-2">
      <button type="button" className="btn btn-quiet" disabled={isFirst} onClick={onFirst}>
        {say('firstPage')}
      </button>
      <button
        type="button"
        className="btn btn-quiet"
        disabled={next === null}
        onClick={() => (next === null ? undefined : onNext(next))}
      >
        {common('next')}
      </button>
    </div>
  );
}
