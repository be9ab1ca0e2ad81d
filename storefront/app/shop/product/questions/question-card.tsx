import type { Question } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { type ReactNode, useState } from 'react';
import { useSignedIn } from '../../../api/session.ts';
import { useLanguage } from '../../../shell/root-data.ts';
import { useText } from '../../../text/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { writtenIn } from '../../../ui/text/written-in.ts';
import { QuestionForm } from './question-form.tsx';
import { ReportQuestion } from './report-question.tsx';

type Answer = Question['answers'][number];

/** Isolates a name, so that its direction and its full stop stay with it. */
const apart = (name: string) => `\u2068${name}\u2069`;

/** One question with its answers; buyers of the product may add theirs. */
export function QuestionCard({ question, mayAnswer }: { question: Question; mayAnswer: boolean }) {
  const say = useText('questions');
  const [isAnswering, setAnswering] = useState(false);
  return (
    <article aria-labelledby={`question-${question.id}`}>
      <h3 id={`question-${question.id}`} className="text-base font-semibold">
        {/* Marked with its own language, which may differ from the page's. */}
        <bdi lang={writtenIn(question.text)} className="whitespace-pre-line">
          {question.text}
        </bdi>
      </h3>
      <Said id={question.id} text={question.text} at={question.created_at}>
        {say('askedBy', { author: apart(question.author) })}
      </Said>
      {question.answers.length > 0 ? (
        <ul className="mt-3 grid gap-3">
          {question.answers.map((answer) => (
            <li key={answer.id} className="rounded-2xl bg-tint p-4">
              <AnswerView answer={answer} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-sm text-soft">{say('unanswered')}</p>
      )}
      {isAnswering ? (
        <div className="mt-4">
          <QuestionForm about={{ questionId: question.id }} onDone={() => setAnswering(false)} />
        </div>
      ) : mayAnswer ? (
        <button
          type="button"
          className="btn btn-quiet mt-3"
          aria-label={say('answerTo', { question: question.text })}
          onClick={() => setAnswering(true)}
        >
          {say('answer')}
        </button>
      ) : null}
    </article>
  );
}

function AnswerView({ answer }: { answer: Answer }) {
  const say = useText('questions');
  return (
    <>
      <p className="whitespace-pre-line">
        <bdi lang={writtenIn(answer.text)}>{answer.text}</bdi>
      </p>
      <Said id={answer.id} text={answer.text} at={answer.created_at}>
        {answer.by === 'shop' ? (
          <span className="inline-flex items-center gap-1 font-semibold text-ink">
            <Icon name="shopping-bag" size={15} className="text-secondary" />
            {say('byShop')}
          </span>
        ) : (
          <>
            {say('byBuyer', { author: apart(answer.author ?? '') })}
            <span className="inline-flex items-center gap-1 text-positive">
              <Icon name="circle-check" size={15} />
              {say('buyer')}
            </span>
          </>
        )}
      </Said>
    </>
  );
}

interface SaidProps {
  id: number;
  text: string;
  at: string;
  children: ReactNode;
}

/** Author, date, and the report button. */
function Said({ id, text, at, children }: SaidProps) {
  const language = useLanguage();
  const isSignedIn = useSignedIn();
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-soft">
      {children}
      <time dateTime={at} className="text-xs">
        {formatDate(at, language)}
      </time>
      {isSignedIn ? <ReportQuestion id={id} text={text} /> : null}
    </div>
  );
}
