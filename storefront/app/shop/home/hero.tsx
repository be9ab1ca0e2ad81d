import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import tallAvif from './hero-tall.avif';
import tallWebp from './hero-tall.webp';
import wideAvif from './hero-wide.avif';
import wideWebp from './hero-wide.webp';

const wide = '(min-width: 64rem)';

/** One sentence, one action and a composed picture (drawn by scripts/draw-hero.ts). */
export function Hero() {
  const say = useText('shop');
  return (
    <section className="container pt-4 lg:pt-6">
      <div className="relative grid overflow-hidden rounded-3xl bg-[#e9dfcd] lg:min-h-[34rem] lg:grid-cols-2">
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
            className="mirror w-full object-cover max-lg:aspect-9/7 lg:h-full"
          />
        </picture>
        <div className="relative flex flex-col items-start justify-center gap-5 p-6 pb-8 text-dark lg:col-start-1 lg:p-16">
          <h1 className="max-w-[12em] text-4xl leading-tight">{say('heroTitle')}</h1>
          <p className="max-w-md text-lg">{say('heroText')}</p>
          <Link to="/products" className="btn bg-[#12305c] px-8 text-white hover:bg-[#0c2346]">
            {say('heroAction')}
            <Icon name="arrow-right" size={18} directional />
          </Link>
        </div>
      </div>
    </section>
  );
}
