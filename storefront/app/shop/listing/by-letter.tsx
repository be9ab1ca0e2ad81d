import { Link, type PageAddress } from '../../router/links.ts';

interface Keyed {
  key: string;
  name: string;
}

/** Brands or tags by their first letters, each with the way to its page. */
export function ByLetter({ things, pageOf }: { things: readonly Keyed[]; pageOf: (thing: Keyed) => PageAddress }) {
  const byLetter = [...Map.groupBy(things, ({ name }) => ([...name][0] ?? '').toLocaleUpperCase())];
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {byLetter.map(([letter, of]) => (
        <section key={letter} aria-label={letter}>
          <h2 className="text-lg text-soft">{letter}</h2>
          <ul>
            {of.map((thing) => (
              <li key={thing.key}>
                <Link
                  to={pageOf(thing)}
                  prefetch="intent"
                  className="flex min-h-11 items-center font-semibold hover:underline"
                >
                  <bdi className="min-w-0 [overflow-wrap:anywhere]">{thing.name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
