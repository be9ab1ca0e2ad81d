import type { AffiliateLink } from '@waha/contract/types';
import { offerFile } from '@waha/kit/offer-file';
import { useEffect, useRef, useState } from 'react';
import { useRootData } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { drawBanner, shapes } from './draw-banner.ts';

const kinds = ['square', 'story'] as const;

/** Pictures to post, with the QR of the link: a square, and one of a phone's shape. */
export default function Banners({ link }: { link: AffiliateLink }) {
  return (
    <ul className="flex flex-wrap gap-5">
      {kinds.map((kind) => (
        <li key={kind}>
          <Banner kind={kind} link={link} />
        </li>
      ))}
    </ul>
  );
}

function Banner({ kind, link }: { kind: (typeof kinds)[number]; link: AffiliateLink }) {
  const say = useText('earnings');
  const { settings } = useRootData();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const { width, height } = shapes[kind];
  const words = {
    name: settings?.name ?? '',
    line: say('bannerLine'),
    code: say('bannerCode', { code: link.code }),
    ad: say('bannerAd'),
  };
  const told = Object.values(words).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `told` is all of `words`
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    drawBanner(element, kind, { ...words, qrSvg: link.qr_svg }).then(
      () => setIsDrawn(true),
      () => setIsDrawn(false),
    );
  }, [kind, link.qr_svg, told]);
  function save(): void {
    canvas.current?.toBlob((file) => {
      if (file) offerFile(`${link.code}-${kind}.png`, file);
      else showToast({ text: say('saveFailed'), tone: 'warning' });
    }, 'image/png');
  }
  return (
    <figure className="grid justify-items-center gap-2">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={`${words.name}. ${words.line}. ${words.code}`}
        className="h-64 rounded-xl border border-line"
      />
      <button type="button" className="btn btn-quiet" aria-disabled={!isDrawn} onClick={() => isDrawn && save()}>
        {say(kind === 'square' ? 'saveSquare' : 'saveStory')}
      </button>
    </figure>
  );
}
