import { pageContext } from '../page-context.ts';
import { breadcrumbList, pageMeta } from '../shell/page-meta.ts';
import { textsOf } from '../text/texts.ts';
import { useText } from '../text/use-text.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/affiliate.ts';
import { Calculator, Examples } from './calculator.tsx';
import { JoinButton } from './join-button.tsx';
import { type ProgrammeNumbers, programmeNumbers } from './programme-numbers.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  return { language, origin, programme: await api('GET /community/affiliate/programme') };
}

const questions = [
  ['qFree', 'aFree'],
  ['qWho', 'aWho'],
  ['qWhen', 'aWhen'],
  ['qSee', 'aSee'],
  ['qCoupon', 'aCoupon'],
] as const;

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin, programme } = loaderData;
  const numbers = programmeNumbers(programme);
  const say = textsOf(language, 'affiliate');
  return pageMeta(input, {
    title: say('title'),
    description: say('metaDescription', numbers),
    keywords: say('keywords'),
    structured: [
      breadcrumbList(origin, language, [{ name: say('title') }]),
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(([question, answer]) => ({
          '@type': 'Question',
          name: say(question),
          acceptedAnswer: { '@type': 'Answer', text: say(answer, numbers) },
        })),
      },
    ],
  });
}

function Opening({ numbers }: { numbers: ProgrammeNumbers }) {
  const say = useText('affiliate');
  const facts = [
    { icon: 'banknote', title: say('factCommission', numbers), text: say('factCommissionText') },
    { icon: 'clock', title: say('factDays', numbers), text: say('factDaysText') },
    { icon: 'gift', title: say('factPoint', numbers), text: say('factPointText', numbers) },
  ] as const;
  return (
    <section className="rounded-3xl bg-sand p-6 sm:p-8">
      <h1 className="max-w-2xl text-3xl">{say('heading')}</h1>
      <p className="mt-4 max-w-2xl text-lg">{say('lead', numbers)}</p>
      <div className="mt-6">
        <JoinButton className="btn btn-primary min-h-12 px-8" />
      </div>
      <ul className="mt-10 grid gap-4 sm:grid-cols-3">
        {facts.map((fact) => (
          <li key={fact.icon} className="rounded-2xl bg-card p-5">
            <Icon name={fact.icon} size={24} className="text-link" />
            <p className="mt-2 text-lg font-bold">{fact.title}</p>
            <p className="text-sm text-soft">{fact.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Steps({ numbers }: { numbers: ProgrammeNumbers }) {
  const say = useText('affiliate');
  const steps = [
    [say('stepApply'), say('stepApplyText')],
    [say('stepShare'), say('stepShareText')],
    [say('stepEarn'), say('stepEarnText', numbers)],
    [say('stepConvert'), say('stepConvertText', numbers)],
  ];
  return (
    <section className="section-space">
      <h2 className="mb-6 text-2xl">{say('howTitle')}</h2>
      <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(([title, text], index) => (
          <li key={title}>
            <span className="grid size-10 place-items-center rounded-full bg-primary font-bold text-on-primary">
              {index + 1}
            </span>
            <h3 className="mt-3 text-lg">{title}</h3>
            <p className="mt-1 text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Terms() {
  const say = useText('affiliate');
  return (
    <section>
      <h2 className="mb-5 text-2xl">{say('fairTitle')}</h2>
      <ul className="grid gap-3">
        {[say('fairOwn'), say('fairOnce'), say('fairReturn'), say('fairAd')].map((term) => (
          <li key={term} className="flex items-start gap-3">
            <Icon name="check" size={18} className="mt-1 text-positive" />
            {term}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions({ numbers }: { numbers: ProgrammeNumbers }) {
  const say = useText('affiliate');
  return (
    <section>
      <h2 className="mb-3 text-2xl">{say('faqTitle')}</h2>
      {questions.map(([question, answer]) => (
        <details key={question} className="group border-b border-line">
          <summary className="flex min-h-14 items-center justify-between gap-4 font-semibold">
            {say(question)}
            <Icon name="chevron-down" size={18} className="text-soft transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-prose pb-5 text-soft">{say(answer, numbers)}</p>
        </details>
      ))}
    </section>
  );
}

export default function Affiliate({ loaderData: { programme } }: Route.ComponentProps) {
  const say = useText('affiliate');
  const numbers = programmeNumbers(programme);
  return (
    <div className="container">
      <Breadcrumbs crumbs={[{ name: say('title') }]} />
      <Opening numbers={numbers} />
      <Steps numbers={numbers} />
      <section className="section-space rounded-3xl border border-line bg-card p-5 sm:p-8">
        <h2 className="text-2xl">{say('calculatorTitle')}</h2>
        <p className="mt-1 mb-8 text-soft">{say('calculatorText')}</p>
        <div className="grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-2">
          <Calculator terms={programme} />
          <Examples terms={programme} />
        </div>
        <p className="mt-6 text-sm text-soft">{say('calculatorNote')}</p>
      </section>
      <div className="section-space grid gap-10 lg:grid-cols-2">
        <Terms />
        <Questions numbers={numbers} />
      </div>
    </div>
  );
}
