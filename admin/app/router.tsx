import { createBrowserRouter } from 'react-router';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { Layout } from './shell/layout.tsx';
import { NotFound } from './shell/not-found.tsx';
import { ScreenTrouble } from './shell/screen-trouble.tsx';
import { SetupRoute } from './shell/setup-route.tsx';
import { ShownScreen } from './shell/shown-screen.tsx';

const routeOf = (screen: Screen) => ({
  path: screen.path,
  element: <ShownScreen screen={screen} />,
  ErrorBoundary: ScreenTrouble,
});

/** Routes of the admin: one per screen, inside the layout that requires a session. */
export function createAdminRouter() {
  return createBrowserRouter(
    [
      { path: '/setup', Component: SetupRoute, ErrorBoundary: ScreenTrouble },
      {
        Component: Layout,
        ErrorBoundary: ScreenTrouble,
        children: [...screens.map(routeOf), { path: '*', Component: NotFound }],
      },
    ],
    { basename: '/admin' },
  );
}
