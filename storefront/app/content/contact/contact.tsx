import { useEffect, useRef } from 'react';
import { pageContext } from '../../page-context.ts';
import { breadcrumbList, pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/contact.ts';
import { ContactChannels } from './contact-channels.tsx';
import { ContactFormView } from './contact-form.tsx';
import { useContactForm } from './use-contact-form.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { language, origin } = context.get(pageContext);
  return { language, origin };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin } = loaderData;
  const say = textsOf(language, 'contact');
  return pageMeta(input, {
    title: say('title'),
    description: say('description'),
    structured: [
      { '@type': 'ContactPage', name: say('title'), description: say('description') },
      breadcrumbList(origin, language, [{ name: say('title'), to: '/contact' }]),
    ],
  });
}

function Sent({ reference, onAgain }: { reference: string; onAgain: () => void }) {
  const say = useText('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3 rounded-3xl bg-positive-tint p-6">
      <Icon name="circle-check" size={40} className="text-positive" />
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {say('sentTitle')}
      </h2>
      <p>{say('sentText')}</p>
      <p className="text-2xl font-bold tabular-nums">
        <bdi>{reference}</bdi>
      </p>
      <button type="button" className="btn btn-quiet" onClick={onAgain}>
        {say('sendAnother')}
      </button>
    </div>
  );
}

export default function Contact() {
  const say = useText('contact');
  const form = useContactForm();
  return (
    <div className="container">
      <Breadcrumbs crumbs={[{ name: say('title') }]} />
      <h1 className="text-3xl">{say('title')}</h1>
      <p className="mt-2 max-w-2xl text-soft">{say('intro')}</p>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <section aria-labelledby="write" className="min-w-0">
          <h2 id="write" className="mb-4 text-xl">
            {say('formTitle')}
          </h2>
          <noscript>
            <p className="text-soft">{say('withoutScript')}</p>
          </noscript>
          {form.reference ? (
            <Sent reference={form.reference} onAgain={form.startOver} />
          ) : (
            <ContactFormView form={form} />
          )}
        </section>
        <ContactChannels />
      </div>
    </div>
  );
}
