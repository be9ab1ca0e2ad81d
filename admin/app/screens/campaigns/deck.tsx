import { useInfiniteQuery } from '@tanstack/react-query';
import { ApiError, failureText } from '@waha/contract/client';
import { prizeKinds } from '@waha/contract/vocabulary';
import { api } from '../../api/api.ts';
import { useText } from '../../text/language.tsx';
import { Latin, Panel, Waiting, When } from '../../ui/parts.tsx';

/** The whole deck of an ended campaign; before the end, the contents of unscratched cards are secret. */
export function Deck({ id }: { id: number }) {
  const say = useText('campaigns');
  const common = useText('common');
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['GET /admin/lotto/campaigns/{id}/deck', id],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      api('GET /admin/lotto/campaigns/{id}/deck', {
        params: { id },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    retry: false,
  });
  if (error instanceof ApiError && error.code === 'lotto.not_over')
    return <p className="mt-4 text-soft">{say('deckLater')}</p>;
  if (error) return <p className="mt-4 text-negative">{failureText(error, common('unreachable'))}</p>;
  if (!data) return <Waiting />;
  const cards = data.pages.flatMap((page) => page.data);
  return (
    <div className="mt-4">
      <Panel title={say('deck')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard */}
        <section className="overflow-x-auto" tabIndex={0} aria-label={say('deck')}>
          <table className="table">
            <thead>
              <tr>
                {[say('card'), say('prize'), say('givenAt'), say('scratchedAt'), say('rewardState')].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cards.map((card) => (
                <tr key={card.index}>
                  <th scope="row">{card.index + 1}</th>
                  <td>
                    <PrizeOf words={card.prize} />
                  </td>
                  <td>{card.given_at ? <When at={card.given_at} /> : '—'}</td>
                  <td>{card.scratched_at ? <When at={card.scratched_at} /> : '—'}</td>
                  <td>{card.reward_status ? say(`reward_${card.reward_status}`) : '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {hasNextPage ? (
          <button
            type="button"
            className="btn btn-quiet mt-3"
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {common('next')}
          </button>
        ) : null}
      </Panel>
    </div>
  );
}

/** The prize as readable text, above the literal text of the card that the proof covers. */
function PrizeOf({ words }: { words: string }) {
  const say = useText('campaigns');
  const kind = prizeKinds.find((one) => one === words.split(' ', 1)[0]);
  return (
    <>
      {kind ? <span className="block">{say(`prize_${kind}`)}</span> : null}
      <span className="text-sm text-soft">
        <Latin>{words}</Latin>
      </span>
    </>
  );
}
