import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { PalmAlone } from '../header/palm-alone.tsx';
import { useRootData } from '../root-data.ts';

/**
 * Content of the page for unknown addresses. In a file of its own, because every page contains the other error pages.
 */
export default function NotFoundArt() {
  const say = useText('shell');
  const { categories } = useRootData();
  return (
    <>
      <PalmAlone />
      <h1 className="text-3xl">{say('notFoundTitle')}</h1>
      <p className="max-w-md text-soft">{say('notFoundText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/" className="btn btn-primary">
          {say('backHome')}
        </Link>
        <Link to="/products" className="btn btn-quiet">
          {say('allProducts')}
        </Link>
      </div>
      {categories[0] ? (
        <ul className="mt-4 flex flex-wrap justify-center gap-2" aria-label={say('departments')}>
          {categories.slice(0, 6).map((category) => (
            <li key={category.slug}>
              <Link to={`/categories/${category.slug}`} className="chip min-h-11 hover:bg-tint">
                {category.name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
