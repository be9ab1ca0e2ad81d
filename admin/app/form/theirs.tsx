import { useText } from '../text/language.tsx';
import type { Form } from './use-form.ts';

/** Edit conflict after a concurrent save: shows both values of each differing field and lets the user choose. */
export function Theirs<Values>({
  form,
  labels = {},
}: {
  form: Form<Values>;
  labels?: Partial<Record<string, string>>;
}) {
  const say = useText('common');
  const theirs = form.theirs as Record<string, unknown> | undefined;
  if (!theirs) return null;
  const mine = form.values as Record<string, unknown>;
  const differing = Object.keys(theirs).filter(
    (name) => name !== 'version' && JSON.stringify(theirs[name]) !== JSON.stringify(mine[name]),
  );
  return (
    <section role="alert" className="panel border-warning">
      <h2 className="mb-2 font-bold">{say('changedTitle')}</h2>
      <p className="mb-3 text-soft">{say('changedText')}</p>
      {differing.length > 0 ? (
        <div className="mb-3 overflow-x-auto">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{say('fieldName')}</th>
                <th scope="col">{say('mine')}</th>
                <th scope="col">{say('theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {differing.map((name) => (
                <tr key={name}>
                  <th scope="row">{labels[name] ?? name}</th>
                  <td dir="auto">{shown(mine[name])}</td>
                  <td dir="auto">{shown(theirs[name])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-quiet" onClick={form.takeTheirs}>
          {say('takeTheirs')}
        </button>
        <button type="button" className="btn btn-danger" onClick={form.keepMine}>
          {say('keepMine')}
        </button>
      </div>
    </section>
  );
}

const LONGEST = 160;

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
