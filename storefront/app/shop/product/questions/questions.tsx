import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSignedIn } from '../../../api/session.ts';
import { loginPath } from '../../../auth/safe-redirect.ts';
import { Link } from '../../../router/links.ts';
import { useText } from '../../../text/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuestionForm } from './question-form.tsx';
import { useMayAnswer } from './use-may-answer.ts';
import { type Questions as Read, useQuestions } from './use-questions.ts';

export interface AskedProduct {
  id: number;
  name: string;
}

/** Questions about a product, and the form to ask one. Texts: questions. */
export default function Questions({ product }: { product: AskedProduct }) {
  const questions = useQuestions(product.id);
  return (
    <div className="grid max-w-3xl gap-6">
      <Shown product={product} questions={questions} />
      <Ask product={product} />
    </div>
  );
}

function Shown({ product, questions }: { product: AskedProduct; questions: Read }) {
  const say = useText('questions');
  const mayAnswer = useMayAnswer(product.id);
  const { state, list, total, load } = questions;
  if (state === 'failed' && list.length === 0) {
    return (
      <p role="status" className="flex flex-wrap items-center gap-3 text-soft">
        {say('failed')}
        <button type="button" className="btn btn-quiet" onClick={load}>
          {say('again')}
        </button>
      </p>
    );
  }
  if (total === null) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{say('loading')}</span>
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-16 rounded-2xl" />
      </div>
    );
  }
  if (total === 0) {
    return (
      <div className="flex items-center gap-4 rounded-2xl bg-tint p-6">
        <Icon name="message-circle" size={32} className="text-secondary" />
        <div>
          <p className="font-semibold">{say('none')}</p>
          <p className="text-sm text-soft">{say('noneText')}</p>
        </div>
      </div>
    );
  }
  return (
    <div>
      <ul>
        {list.map((question) => (
          <li key={question.id} className="border-b border-line py-5 first:pt-0">
            <QuestionCard question={question} mayAnswer={mayAnswer} />
          </li>
        ))}
      </ul>
      {list.length < total ? (
        <div className="mt-5 grid justify-items-center gap-3">
          <p role="status" className="text-sm text-soft">
            {state === 'failed' ? say('moreFailed') : say('shown', { shown: list.length, total })}
          </p>
          <button type="button" className="btn btn-quiet" aria-busy={state === 'busy'} onClick={load}>
            {say('more')}
          </button>
        </div>
      ) : null}
    </div>
  );
}

/** Question form behind a button; guests get a link to sign in and return. */
function Ask({ product }: { product: AskedProduct }) {
  const say = useText('questions');
  const isSignedIn = useSignedIn();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  if (!isSignedIn) {
    return (
      <p>
        <Link to={loginPath({ pathname, search: '', hash: '#questions' })} className="btn btn-quiet">
          {say('signInToAsk')}
        </Link>
      </p>
    );
  }
  if (isOpen) return <QuestionForm about={{ productId: product.id }} onDone={() => setOpen(false)} />;
  return (
    <p>
      <button type="button" className="btn btn-primary" onClick={() => setOpen(true)}>
        {say('ask')}
      </button>
    </p>
  );
}
