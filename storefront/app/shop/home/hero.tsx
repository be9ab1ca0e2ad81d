import type { HomePart } from '@waha/contract/types';
import { addressFrom, Link } from '../../router/links.ts';
import { useRootData } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import tallAvif from './hero-tall.avif';
import tallWebp from './hero-tall.webp';
import wideAvif from './hero-wide.avif';
import wideWebp from './hero-wide.webp';

const wide = '(min-width: 64rem)';

/** The shop's own hero, reduced to the fields sent with the page; undefined for an empty one. */
export function ownHeroOf(part: (HomePart & { kind: 'hero' }) | undefined) {
  const { title, text, action, link, image } = part ?? {};
  return title || text || action || link || image ? { title, text, action, link, image } : undefined;
}

/** One sentence, one action and a picture: the shop's own, or the composed one (drawn by demo/scripts/draw-hero.ts). */
export function Hero({ own }: { own: ReturnType<typeof ownHeroOf> }) {
  const say = useText('shop');
  const { settings, demo } = useRootData();
  // The composed hero shows goods of the demo shop; another shop stands with its own words until it has a hero.
  const isComposed = demo || !settings;
  const title = own?.title || (isComposed ? say('heroTitle') : settings.name);
  const text = own?.text || (isComposed ? say('heroText') : settings.tagline);
  return (
    <section className="container pt-4 lg:pt-6">
      <div className="relative grid overflow-hidden rounded-3xl bg-[#e9dfcd] lg:min-h-[34rem] lg:grid-cols-2">
        {own?.image ? (
          <Picture
            image={own.image}
            sizes="(min-width: 1024px) 640px, 100vw"
            priority="first"
            className="aspect-4/3 h-full w-full object-cover"
          />
        ) : isComposed ? (
          <picture className="lg:absolute lg:inset-0">
            <source media={wide} type="image/avif" srcSet={wideAvif} width={1280} height={560} />
            <source media={wide} srcSet={wideWebp} width={1280} height={560} />
            <source type="image/avif" srcSet={tallAvif} />
            <img
              src={tallWebp}
              alt=""
              width={720}
              height={560}
              fetchPriority="high"
              decoding="sync"
              className="mirror w-full object-cover max-lg:aspect-3/2 lg:h-full"
            />
          </picture>
        ) : null}
        <div
          className={`relative flex flex-col items-start justify-center gap-3 p-5 text-dark ${own?.image ? '' : 'lg:col-start-1 '}lg:p-16`}
        >
          <h1 className="max-w-[12em] text-4xl leading-tight">{title}</h1>
          {text ? <p className="max-w-sm text-lg">{text}</p> : null}
          <Link
            to={own?.link ? addressFrom(own.link as `/${string}`) : '/products'}
            className="btn bg-brand px-8 text-white hover:bg-brand-strong"
          >
            {own?.action ?? say('heroAction')}
            <Icon name="arrow-right" size={18} directional />
          </Link>
        </div>
      </div>
    </section>
  );
}
