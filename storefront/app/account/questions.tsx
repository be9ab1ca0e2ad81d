import { failureText } from '@waha/contract/client';
import type { OwnQuestion, OwnQuestions } from '@waha/contract/types';
import { useRef, useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Badge, type BadgeTone } from '../ui/product-card/badge.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { writtenIn } from '../ui/text/written-in.ts';
import { LoadFailed, Outdated } from './load-failed.tsx';

const statuses = {
  published: { text: 'statusPublished', tone: 'positive' },
  pending: { text: 'statusPending', tone: 'warning' },
  rejected: { text: 'statusRejected', tone: 'negative' },
  hidden: { text: 'statusHidden', tone: 'negative' },
} as const satisfies Record<OwnQuestion['status'], { text: string; tone: BadgeTone }>;

/** The customer's questions and answers: visibility, the reason for a refusal, and answers received. */
export default function Questions() {
  const say = useText('account');
  const sayQuestion = useText('questions');
  const { state, set, retry } = useLoaded<OwnQuestions>('questions', (api, signal) =>
    api('GET /user/questions', { query: {}, signal }),
  );
  return (
    <>
      <h1 className="mb-5 text-3xl">{say('questions')}</h1>
      {state.kind === 'loading' ? (
        <div role="status" className="grid max-w-2xl gap-3">
          <span className="sr-only">{say('loading')}</span>
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-28 rounded-card" />
        </div>
      ) : null}
      {state.kind === 'failed' ? (
        <LoadFailed icon="message-circle" title={sayQuestion('loadFailed')} onRetry={retry} />
      ) : null}
      {state.kind === 'known' && state.isOutdated ? <Outdated onRetry={retry} className="mb-4" /> : null}
      {state.kind === 'known' && state.data.written.length === 0 ? (
        <EmptyState icon="message-circle" title={sayQuestion('writtenNone')}>
          <Link to="/products" className="btn btn-primary">
            {sayQuestion('toShop')}
          </Link>
        </EmptyState>
      ) : null}
      {state.kind === 'known' && state.data.written.length > 0 ? (
        <ul aria-label={sayQuestion('written')} className="grid max-w-2xl gap-3">
          {state.data.written.map((one) => (
            <li key={one.id}>
              <Written
                question={one}
                onRemoved={() => set({ ...state.data, written: state.data.written.filter(({ id }) => id !== one.id) })}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Written({ question, onRemoved }: { question: OwnQuestion; onRemoved: () => void }) {
  const say = useText('questions');
  const { product, kind } = question;
  const status = statuses[question.status];
  const isAnswered = kind === 'question' && question.status === 'published' && question.answer_count > 0;
  return (
    <article className="rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-base">
          {say(kind === 'question' ? 'yourQuestion' : 'yourAnswer')}{' '}
          <Link to={`/product/${product.id}/${product.slug}`}>{product.name}</Link>
        </h2>
        <Badge tone={status.tone}>{say(status.text)}</Badge>
      </div>
      {question.question ? (
        <p className="mt-3 rounded-xl bg-tint px-3 py-2 text-sm">
          <bdi lang={writtenIn(question.question)}>{question.question}</bdi>
        </p>
      ) : null}
      <p className="mt-3 whitespace-pre-line">
        <bdi lang={writtenIn(question.text)}>{question.text}</bdi>
      </p>
      {question.status_reason ? (
        <p className="mt-3 rounded-xl bg-warning-tint px-3 py-2 text-sm text-warning">
          {say('reason', { reason: question.status_reason })}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {isAnswered ? (
          <Link
            to={{ pathname: `/product/${product.id}/${product.slug}`, hash: '#questions' }}
            className="btn btn-quiet"
          >
            {say('toAnswers')}
          </Link>
        ) : null}
        <Remove question={question} onRemoved={onRemoved} />
        {kind === 'question' && question.status === 'published' ? (
          <span className="ms-auto text-sm text-soft">{say('answers', { count: question.answer_count })}</span>
        ) : null}
      </div>
    </article>
  );
}

/** Removes a question after a confirmation. */
function Remove({ question, onRemoved }: { question: OwnQuestion; onRemoved: () => void }) {
  const say = useText('questions');
  const api = useApi();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isWorking, setWorking] = useState(false);

  async function remove(): Promise<void> {
    setWorking(true);
    try {
      await api('DELETE /questions/{id}', { params: { id: question.id }, signal: AbortSignal.timeout(20_000) });
      dialog.current?.close();
      showToast({ text: say('removed'), tone: 'info' });
      onRemoved();
    } catch (error) {
      showToast({ text: failureText(error, say('removeFailed')), tone: 'negative' });
    } finally {
      setWorking(false);
    }
  }

  return (
    <>
      <button
        type="button"
        aria-label={say('removeOf', { text: question.text })}
        className="btn border border-transparent text-negative hover:bg-negative-tint"
        onClick={() => dialog.current?.showModal()}
      >
        {say('remove')}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={`remove-question-${question.id}`}
        className="m-auto w-[min(26rem,92vw)] rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-dark/50"
      >
        <h3 id={`remove-question-${question.id}`} className="text-xl">
          {say('removeAsk')}
        </h3>
        <p className="mt-2 text-soft">{say('removeText')}</p>
        <div className="mt-6 grid gap-2 sm:grid-cols-2">
          <button type="button" className="btn btn-quiet" onClick={() => dialog.current?.close()}>
            {say('removeNo')}
          </button>
          <button
            type="button"
            className="btn border border-negative text-negative hover:bg-negative-tint"
            disabled={isWorking}
            onClick={remove}
          >
            {say('removeYes')}
          </button>
        </div>
      </dialog>
    </>
  );
}
