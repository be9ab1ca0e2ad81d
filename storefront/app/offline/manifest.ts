import { directionOf } from '@waha/kit/language';
import icon192 from '../brand/icon-192.png';
import icon512 from '../brand/icon-512.png';
import maskable from '../brand/icon-maskable-512.png';
import { pageContext } from '../page-context.ts';
import { textsOf } from '../text/texts.ts';
import type { Route } from './+types/manifest.ts';

/** The web manifest in the language of its address: name, icons and colours of the installed shop. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, language } = context.get(pageContext);
  const settings = await api('GET /settings');
  const say = textsOf(language, 'shell');
  const sayOffline = textsOf(language, 'offline');
  const home = language === 'en' ? '/en' : '/';
  const shortcut = (name: string, path: string) => ({ name, url: `${language === 'en' ? '/en' : ''}${path}` });
  const manifest = {
    id: '/',
    name: settings.name,
    short_name: settings.name,
    description: sayOffline('appDescription'),
    lang: language,
    dir: directionOf(language),
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf8',
    theme_color: '#12305c',
    categories: ['shopping'],
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(say('products'), '/products'),
      shortcut(say('cart'), '/cart'),
      shortcut(say('trackOrder'), '/track-order'),
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
