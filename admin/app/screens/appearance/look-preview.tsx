import { fontUrl, headingFamily, ownFonts, type Theme, themeProperties } from '@waha/contract/theme';
import { type CSSProperties, useEffect } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Money } from '../../ui/parts.tsx';

/** Corners of the built-in look in the storefront, which the admin draws smaller. */
const corners = { '--radius-card': '16px', '--radius-field': '12px' };

/** A piece of the storefront in the look that is chosen, light and dark, before it is saved. */
export function LookPreview({ theme }: { theme: Theme }) {
  const say = useText('appearance');
  const language = useLanguage();
  const store = useCall('GET /admin/settings/store').data;
  const logo = useCall('GET /admin/settings/logo').data?.logo;
  const name = store?.name[language] || store?.name.ar || '';
  const { normal } = themeProperties(theme);
  return (
    <section aria-label={say('preview')} className="grid content-start gap-4 lg:sticky lg:top-4 lg:self-start">
      <h2 className="text-base font-bold">{say('preview')}</h2>
      {(['light', 'dark'] as const).map((scheme) => (
        <figure key={scheme} className="grid gap-1">
          <figcaption className="text-sm text-soft">{say(scheme === 'light' ? 'inLight' : 'inDark')}</figcaption>
          <div
            // React's type of a style has no custom properties.
            style={{ ...corners, ...normal, colorScheme: scheme } as CSSProperties}
            className="grid gap-4 border border-line bg-surface p-4 text-ink [border-radius:var(--radius-card)]"
          >
            <div className="flex items-center gap-2 font-bold text-primary">
              {logo ? <img src={logo.url} alt="" className="h-8 w-auto max-w-32 object-contain" /> : <bdi>{name}</bdi>}
            </div>
            <Sample font={theme.headingFont} />
          </div>
        </figure>
      ))}
    </section>
  );
}

function Sample({ font }: { font: Theme['headingFont'] }) {
  const say = useText('appearance');
  const latin = useLanguage() === 'en' ? 'Poppins,' : '';
  useEffect(() => loadFont(font), [font]);
  return (
    <>
      <div className="grid gap-1">
        <p className="text-xl font-bold" style={{ fontFamily: headingFamily(font) ?? `${latin}var(--font-sans)` }}>
          {say('sampleTitle')}
        </p>
        <p className="text-soft">{say('sampleText')}</p>
        <p className="font-semibold text-link underline">{say('sampleLink')}</p>
      </div>
      <div className="grid gap-3 border border-line bg-card p-3 [border-radius:var(--radius-card)]">
        <div aria-hidden="true" className="h-24 bg-sand [border-radius:var(--radius-field)]" />
        <p className="font-semibold">{say('sampleProduct')}</p>
        <p className="font-bold text-primary">
          <Money riyals={189} />
        </p>
        <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-tint">
          <div className="h-full w-2/3 rounded-full bg-accent" />
        </div>
        <p className="bg-primary px-4 py-2.5 text-center font-semibold text-on-primary [border-radius:var(--radius-field)]">
          {say('sampleButton')}
        </p>
      </div>
    </>
  );
}

/** Loads a font's files from the storefront; without them the preview shows its headings in the admin's own letters. */
function loadFont(font: Theme['headingFont']): void {
  const { family, files } = ownFonts[font] ?? { family: '', files: [] };
  if ([...document.fonts].some((face) => face.family === family || face.family === `"${family}"`)) return;
  for (const { name, range } of files) {
    const face = new FontFace(family, `url(${fontUrl(name)})`, { weight: '700', unicodeRange: range });
    document.fonts.add(face);
  }
}
