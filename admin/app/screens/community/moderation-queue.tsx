import type { QueuedWriting } from '@waha/contract/types';
import { useAct } from '../../api/use-act.ts';
import { Queue } from '../../queue/queue.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { State, When } from '../../ui/parts.tsx';
import { FilmAt, PictureAt } from '../../ui/photo.tsx';

const pathOf = ({ kind, id }: QueuedWriting) => ({ params: { kind, id } });

/**
 * Posts, reels and comments for moderators: members' first ones, those with listed words, and those with at least one
 * report.
 */
export default function ModerationQueue() {
  const say = useText('community');
  const release = useAct('PUT /admin/community/queue/{kind}/{id}/release', { done: say('released') });
  const hide = useAct('PUT /admin/community/queue/{kind}/{id}/hide', { done: say('hidden') });
  return (
    <Page title={say('queue')}>
      <Queue
        call="GET /admin/community/queue"
        name={say('queue')}
        idOf={({ kind, id }) => `${kind}/${id}`}
        line={(writing) => (
          <span className="grid">
            <span className="flex gap-2">
              <span className="min-w-0 truncate font-semibold">{writing.author.name}</span>
              <span className="ms-auto shrink-0 text-sm text-soft">
                {say(writing.film ? 'reel' : writing.kind === 'post' ? 'post' : 'comment')}
                {writing.reports.length > 0 ? ` · ${say('reports', { count: writing.reports.length })}` : ''}
              </span>
            </span>
            <span dir="auto" className="truncate text-sm text-soft">
              {writing.text}
            </span>
          </span>
        )}
        detail={(writing) => <Writing writing={writing} />}
        acts={[
          {
            label: say('release'),
            code: 'KeyA',
            letter: 'A',
            kind: 'primary',
            run: async (writing) => (await release.run(pathOf(writing))) !== undefined,
          },
          {
            label: say('hide'),
            code: 'KeyR',
            letter: 'R',
            kind: 'danger',
            reason: {
              title: say('hideTitle'),
              label: say('reasonRead'),
              reasons: [say('hideRude'), say('hideAdvert'), say('hidePrivate'), say('hideUntrue')],
            },
            run: async (writing, reason) => (await hide.run({ ...pathOf(writing), body: { reason } })) !== undefined,
          },
        ]}
        empty={{ title: say('queueEmpty'), text: say('queueEmptyText') }}
      />
    </Page>
  );
}

/** A post or comment with its author, the reason why it is held, and its reports. */
export function Writing({ writing }: { writing: QueuedWriting }) {
  const say = useText('community');
  const { author } = writing;
  return (
    <article className="grid gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-bold">{author.name}</h2>
        {author.handle ? <bdi className="text-soft">@{author.handle}</bdi> : null}
        <span className="ms-auto text-soft">
          <When at={writing.created_at} />
        </span>
      </header>
      <p className="flex flex-wrap gap-2">
        {writing.held_for.map((reason) => (
          <State key={reason} tone="warn">
            {say(`held_${reason}`)}
          </State>
        ))}
        {writing.status === 'published' && writing.reports.length > 0 ? (
          <State tone="warn">{say('reportedShown')}</State>
        ) : null}
        {author.removed_before > 0 ? (
          <State tone="bad">{say('removedBefore', { count: author.removed_before })}</State>
        ) : null}
      </p>
      <p dir="auto" className="max-w-prose whitespace-pre-line">
        {writing.text}
      </p>
      {writing.pictures.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {writing.pictures.map((address) => (
            <li key={address}>
              <PictureAt address={address} alt={say('picture')} />
            </li>
          ))}
        </ul>
      ) : null}
      {writing.film ? <FilmAt address={writing.film} label={say('reel')} /> : null}
      {writing.reports.length > 0 ? (
        <section>
          <h3 className="mb-1 font-semibold">{say('reports', { count: writing.reports.length })}</h3>
          <ul className="grid gap-1">
            {writing.reports.map((report) => (
              <li key={`${report.created_at}${report.reason}`} className="text-soft">
                {say(`report_${report.reason}`)}
                {report.note ? (
                  <>
                    {': '}
                    <bdi>{report.note}</bdi>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  );
}
