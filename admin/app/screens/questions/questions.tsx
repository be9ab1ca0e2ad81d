import type { ModeratedQuestion } from '@waha/contract/types';
import { questionStatuses } from '@waha/contract/vocabulary';
import { useSearchParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { Queue } from '../../queue/queue.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { State, type Tone, When } from '../../ui/parts.tsx';

const tabs = ['pending', 'reported', ...questionStatuses.filter((one) => one !== 'pending')] as const;
const tones: Record<ModeratedQuestion['status'], Tone> = {
  pending: 'warn',
  published: 'good',
  rejected: 'bad',
  hidden: 'plain',
};

/** Questions about products and their answers: waiting, reported and decided ones. */
export default function Questions() {
  const say = useText('questions');
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'pending';
  const publish = useAct('PUT /admin/questions/{id}/publish', { done: say('published') });
  const reject = useAct('PUT /admin/questions/{id}/reject', { done: say('rejected') });
  const hide = useAct('PUT /admin/questions/{id}/hide', { done: say('hidden') });
  const answer = useAct('PUT /admin/questions/{id}/answer', { done: say('answered') });
  const one = ({ id }: ModeratedQuestion) => ({ params: { id } });
  const reasons = [
    say('reasonOffTopic'),
    say('reasonAsked'),
    say('reasonRude'),
    say('reasonPrivate'),
    say('reasonAdvert'),
  ];
  return (
    <Page title={say('questions')}>
      <div className="mb-3 flex gap-2 overflow-x-auto pb-1">
        {tabs.map((shown) => (
          <button
            key={shown}
            type="button"
            className="chip shrink-0"
            aria-pressed={shown === tab}
            onClick={() => setParams(shown === 'pending' ? {} : { tab: shown })}
          >
            {say(`tab_${shown}`)}
          </button>
        ))}
      </div>
      <Queue
        key={tab}
        call="GET /admin/questions"
        query={tab === 'reported' ? { reported: 'true' } : { status: tab }}
        name={say('questions')}
        idOf={({ id }) => String(id)}
        line={(question) => <Line question={question} />}
        detail={(question) => <Detail question={question} />}
        acts={[
          {
            label: say('answerAct'),
            code: 'KeyE',
            letter: 'E',
            kind: 'primary',
            isOffered: ({ kind, status }) => kind === 'question' && (status === 'pending' || status === 'published'),
            reason: { title: say('answerTitle'), label: say('answerLabel'), most: 1_000 },
            run: async (question, text) =>
              (await answer.run({ ...one(question), body: { version: question.version, text } })) !== undefined,
          },
          {
            label: say(tab === 'reported' ? 'keep' : 'publish'),
            code: 'KeyA',
            letter: 'A',
            kind: 'quiet',
            isOffered: ({ status, reports }) => status !== 'published' || reports.length > 0,
            run: async (question) => (await publish.run(one(question))) !== undefined,
          },
          {
            label: say('reject'),
            code: 'KeyR',
            letter: 'R',
            kind: 'danger',
            isOffered: ({ status }) => status === 'pending',
            reason: { title: say('rejectTitle'), label: say('reason'), reasons },
            run: async (question, reason) => (await reject.run({ ...one(question), body: { reason } })) !== undefined,
          },
          {
            label: say('hide'),
            code: 'KeyR',
            letter: 'R',
            kind: 'danger',
            isOffered: ({ status }) => status === 'published',
            reason: { title: say('hideTitle'), label: say('reason'), reasons },
            run: async (question, reason) => (await hide.run({ ...one(question), body: { reason } })) !== undefined,
          },
        ]}
        empty={{ title: say(tab === 'pending' ? 'noneWaiting' : 'none'), text: say('noneText') }}
      />
    </Page>
  );
}

function Line({ question }: { question: ModeratedQuestion }) {
  const say = useText('questions');
  return (
    <span className="grid gap-0.5">
      <span className="flex items-center gap-2">
        <span className="shrink-0 font-semibold">{say(question.kind)}</span>
        <span dir="auto" className="min-w-0 truncate">
          {question.text}
        </span>
        <span className="ms-auto shrink-0 text-xs text-soft">
          <When at={question.created_at} />
        </span>
      </span>
      <span className="truncate text-sm text-soft">{question.product.name}</span>
    </span>
  );
}

function Detail({ question }: { question: ModeratedQuestion }) {
  const say = useText('questions');
  const flags = question.flags.map((flag) => say(`flag_${flag}`));
  const told = [...new Set(question.reports)].map((reason) => say(`told_${reason}`));
  const marks = [...flags, ...(told.length > 0 ? [say('told', { reasons: told.join(' · ') })] : [])];
  return (
    <article className="grid gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-bold">{question.author ?? say('shop')}</h2>
        <State tone={tones[question.status]}>{say(`tab_${question.status}`)}</State>
        <a
          href={`/product/${question.product.id}#questions`}
          target="_blank"
          rel="noreferrer"
          className="ms-auto text-link hover:underline"
        >
          {question.product.name}
        </a>
      </header>
      {marks.length > 0 ? (
        <p className="rounded-lg bg-warning-tint px-3 py-2 text-warning">{marks.join(' · ')}</p>
      ) : null}
      {question.question ? (
        <p dir="auto" className="max-w-prose border-s-2 border-line ps-3 text-soft">
          {say('askedWas', { question: question.question })}
        </p>
      ) : null}
      <p dir="auto" className="max-w-prose whitespace-pre-line">
        {question.text}
      </p>
      {question.shop_answer ? (
        <div className="max-w-prose border-s-2 border-line ps-3">
          <p className="text-sm text-soft">{say('shopAnswer')}</p>
          <p dir="auto" className="whitespace-pre-line">
            {question.shop_answer}
          </p>
        </div>
      ) : null}
      {question.status_reason ? (
        <p dir="auto" className="text-soft">
          {say('toldWhy', { reason: question.status_reason })}
        </p>
      ) : null}
    </article>
  );
}
