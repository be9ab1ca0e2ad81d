import { useEffect, useRef } from 'react';
import { pageContext } from '../../page-context.ts';
import { breadcrumbList, pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WrittenLink } from '../written-link.tsx';
import type { Route } from './+types/newsletter.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { refusalOf } from './refusal-of.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { language, origin } = context.get(pageContext);
  return { language, origin };
}

/**
 * Outcome of the form: requested, or the reason for a refusal. The form may have been sent from the home page, and
 * without JavaScript.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(pageContext);
  const email = String((await request.formData()).get('email') ?? '').slice(0, 254);
  try {
    await api('POST /newsletter', { body: { email } });
    return { isSent: true, email };
  } catch (error) {
    return { isSent: false, email, error: refusalOf(error) };
  }
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin } = loaderData;
  const say = textsOf(language, 'newsletter');
  return pageMeta(input, {
    title: say('title'),
    description: say('pageDescription'),
    structured: [breadcrumbList(origin, language, [{ name: say('title'), to: '/newsletter' }])],
  });
}

/** Confirmation in place of the form; takes the focus. */
function Sent() {
  const say = useText('newsletter');
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <p ref={box} tabIndex={-1} role="status" className="rounded-card bg-positive-tint p-4 font-semibold">
      {say('sent')}
    </p>
  );
}

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const say = useText('newsletter');
  const sayShop = useText('shop');
  const sayShell = useText('shell');
  const promises = [say('promiseSeldom'), say('promiseReal'), say('promiseLeave')];
  return (
    <div className="container">
      <Breadcrumbs crumbs={[{ name: say('title') }]} />
      <div className="max-w-2xl pt-2 lg:pt-6">
        <h1 className="text-3xl">{sayShop('newsletterTitle')}</h1>
        <p className="mt-2 text-soft">{sayShop('newsletterText')}</p>
        <ul className="mt-6 mb-8 grid gap-3">
          {promises.map((promise) => (
            <li key={promise} className="flex items-center gap-3">
              <Icon name="check" size={18} className="text-positive" />
              {promise}
            </li>
          ))}
        </ul>
        {actionData?.isSent ? <Sent /> : <NewsletterForm email={actionData?.email} error={actionData?.error} />}
        <p className="mt-4 text-sm text-soft">
          {say('privacyNote')} <WrittenLink to="/privacy">{sayShell('privacy')}</WrittenLink>
        </p>
      </div>
    </div>
  );
}
