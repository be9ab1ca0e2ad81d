import { type ComponentType, lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import type { Screen } from '../screen.ts';
import { useMay } from '../session/may.ts';
import { Waiting } from '../ui/parts.tsx';
import { NotFound } from './not-found.tsx';

const fetched = new Map<Screen, ComponentType>();

/** The screen's component, loaded when first rendered; the same one for each rendering. */
function contentOf(screen: Screen): ComponentType {
  const content = fetched.get(screen) ?? lazy(screen.load);
  fetched.set(screen, content);
  return content;
}

/** A screen, fetched when it is first opened; roles without permission get the page of an unknown address. */
export function ShownScreen({ screen }: { screen: Screen }) {
  const may = useMay();
  const Content = contentOf(screen);
  // Another record remounts the screen, so that values typed into one form never appear in another.
  const key = Object.values(useParams()).join('/');
  if (!may(screen.needs)) return <NotFound />;
  return (
    <Suspense fallback={<Waiting />}>
      <Content key={key} />
    </Suspense>
  );
}
