import type { StoreSettings } from '@waha/contract/types';
import { directionOf } from '@waha/kit/language';
import icon192 from '../brand/icon-192.png';
import icon512 from '../brand/icon-512.png';
import maskable from '../brand/icon-maskable-512.png';
import { pageContext } from '../page-context.ts';
import { textsOf } from '../text/texts.ts';
import type { Route } from './+types/manifest.ts';

/** The shop's own icon as it is: one that is not drawn for it may lose its edges in a mask. */
function iconsOf(own: StoreSettings['icon']) {
  const square = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: 'image/png' });
  if (own) return [square(own.medium, 192), square(own.large, 512)];
  return [square(icon192, 192), square(icon512, 512), { ...square(maskable, 512), purpose: 'maskable' }];
}

/** The web manifest in the language of its address: name, icons and colours of the installed shop. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, language } = context.get(pageContext);
  const settings = await api('GET /settings');
  const say = textsOf(language, 'shell');
  const home = language === 'en' ? '/en' : '/';
  const shortcut = (name: string, path: string) => ({ name, url: `${language === 'en' ? '/en' : ''}${path}` });
  const manifest = {
    id: '/',
    name: settings.name,
    short_name: settings.name,
    description: settings.tagline || settings.name,
    lang: language,
    dir: directionOf(language),
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf8',
    theme_color: settings.theme_color,
    categories: ['shopping'],
    icons: iconsOf(settings.icon),
    // Texts and links that other apps share become a post.
    share_target: {
      action: `${language === 'en' ? '/en' : ''}/community/posts/new`,
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    shortcuts: [
      shortcut(say('products'), '/products'),
      shortcut(say('cart'), '/cart'),
      shortcut(say('trackOrder'), '/track-order'),
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
