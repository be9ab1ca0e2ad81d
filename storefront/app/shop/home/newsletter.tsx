import { Form } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';

/**
 * Form that submits to the page /newsletter, which shows the result. A copy, because a shared form would be one more
 * file to fetch.
 */
export function Newsletter() {
  const say = useText('shop');
  return (
    <section className="section-space container">
      <div className="grid items-center gap-3 rounded-3xl bg-dusk p-5 lg:grid-cols-2 lg:p-14">
        <div>
          <h2 className="text-2xl">{say('newsletterTitle')}</h2>
          <p className="mt-1 text-soft">{say('newsletterText')}</p>
        </div>
        <Form method="post" action="/newsletter" noValidate className="flex flex-wrap gap-3">
          <label htmlFor="newsletter" className="w-full text-sm font-semibold">
            {say('newsletterEmail')}
          </label>
          <input
            id="newsletter"
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            className="field min-w-52 flex-1"
          />
          <button type="submit" className="btn btn-primary max-sm:flex-1">
            {say('newsletterAction')}
          </button>
        </Form>
      </div>
    </section>
  );
}
