import { notFound } from '../../page-context.ts';

/** Any other address: the root's error boundary draws the page, with status 404. */
export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
