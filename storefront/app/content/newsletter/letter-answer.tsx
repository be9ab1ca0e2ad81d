import { useLocation } from 'react-router';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';

interface LetterAnswerProps {
  /** `asking` shows the button, so that a program which only opens the link changes nothing. */
  state: 'asking' | 'done' | 'refused';
  about: 'confirm' | 'unsubscribe' | 'offers';
}

const texts = {
  confirm: {
    asking: ['confirmTitle', 'confirmText'],
    done: ['confirmedTitle', 'confirmedText'],
    refused: ['linkTitle', 'linkText'],
  },
  unsubscribe: {
    asking: ['unsubscribeTitle', 'unsubscribeText'],
    done: ['unsubscribedTitle', 'unsubscribedText'],
    refused: ['linkTitle', 'linkText'],
  },
  offers: {
    asking: ['offersTitle', 'offersText'],
    done: ['offersEndedTitle', 'offersEndedText'],
    refused: ['linkTitle', 'linkText'],
  },
} as const;

const actions = { confirm: 'confirmAction', unsubscribe: 'unsubscribeAction', offers: 'offersAction' } as const;
const icons = { asking: 'mail', done: 'circle-check', refused: 'circle-alert' } as const;

/** Page behind a link of a letter: one button, and its outcome. A plain form that works with and without JavaScript. */
export function LetterAnswer({ state, about }: LetterAnswerProps) {
  const say = useText('newsletter');
  const { search } = useLocation();
  const [title, text] = texts[about][state];
  return (
    <div className="container flex flex-col items-center gap-5 py-16 text-center lg:py-24">
      <span className="grid size-28 place-items-center rounded-full bg-tint text-secondary">
        <Icon name={icons[state]} size={46} />
      </span>
      <h1 className="text-3xl">{say(title)}</h1>
      <p className="max-w-md text-soft">{say(text)}</p>
      {state === 'asking' ? (
        <form method="post" action={search}>
          <button type="submit" className="btn btn-primary">
            {say(actions[about])}
          </button>
        </form>
      ) : (
        <Link to={state === 'refused' ? '/newsletter' : '/blog'} className="btn btn-quiet">
          {say(state === 'refused' ? 'askAgain' : 'readBlog')}
        </Link>
      )}
    </div>
  );
}
