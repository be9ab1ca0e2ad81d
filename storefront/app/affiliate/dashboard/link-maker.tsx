import type { AffiliateLink } from '@waha/contract/types';
import { offerFile } from '@waha/kit/offer-file';
import { type FormEvent, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLoaded } from '../../api/use-loaded.ts';
import { useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { pageOf } from './page-of.ts';
import { Known, Part } from './part.tsx';

const Banners = lazyPart(() => import('./banners.tsx'));

/** A link to any page of the shop, suggested texts, and banners with the link. */
export function LinkMaker() {
  const say = useText('earnings');
  const [search] = useSearchParams();
  const page = pageOf(search.get('page') ?? '/', location.origin) ?? '/';
  const { state, retry } = useLoaded(`affiliate link ${page}`, (api, signal) =>
    api('GET /community/affiliate/link', { query: { page }, signal }),
  );
  return (
    <div className="grid gap-5">
      <Part title={say('linkTitle')} text={say('linkText')}>
        <PageForm key={page} page={page} />
        <Known state={state} onRetry={retry} className="h-48">
          {(link) => <Made link={link} />}
        </Known>
      </Part>
      {state.kind === 'known' ? (
        <>
          <Part title={say('wordsTitle')} text={say('wordsText')}>
            <Words link={state.data} />
          </Part>
          <Part title={say('bannersTitle')} text={say('bannersText')}>
            <Suspense>
              <Banners link={state.data} />
            </Suspense>
          </Part>
        </>
      ) : null}
    </div>
  );
}

/** Form for the address of a page: a full URL or a path. */
function PageForm({ page }: { page: string }) {
  const say = useText('earnings');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(page === '/' ? '' : page);
  const [error, setError] = useState<string>();
  function submit(event: FormEvent): void {
    event.preventDefault();
    const next = pageOf(typed, location.origin);
    if (next === null) {
      setError(say('pageWrong'));
      document.getElementById('page')?.focus();
      return;
    }
    void navigate(`/affiliate/dashboard?show=link&page=${encodeURIComponent(next)}`, { replace: true });
  }
  return (
    <form noValidate onSubmit={submit} className="mb-5 grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
      <TextField
        id="page"
        label={say('page')}
        optional={say('optional')}
        hint={say('pageHint')}
        error={error}
        value={typed}
        latin
        maxLength={500}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
      />
      <button type="submit" className="btn btn-primary sm:mt-7">
        {say('makeLink')}
      </button>
    </form>
  );
}

function Made({ link }: { link: AffiliateLink }) {
  const say = useText('earnings');
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_auto]">
      <div className="grid content-start gap-3">
        <p className="text-sm text-soft">{say('yourLink')}</p>
        <CopyText text={link.url} label={say('copyLink')} isAddress />
        <p className="text-sm">
          {say('yourCode')} <bdi className="font-bold">{link.code}</bdi>
        </p>
        <ShareButton link={link} />
      </div>
      <div className="grid justify-items-center gap-2">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(link.qr_svg)}`}
          alt={say('qrAlt')}
          width={160}
          height={160}
          className="rounded-xl bg-white"
        />
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => offerFile(`waha-${link.code}.svg`, new Blob([link.qr_svg], { type: 'image/svg+xml' }))}
        >
          {say('saveQr')}
        </button>
      </div>
    </div>
  );
}

/** Opens the device's share dialog; hidden where there is none. */
function ShareButton({ link }: { link: AffiliateLink }) {
  const say = useText('earnings');
  if (!('share' in navigator)) return null;
  return (
    <button
      type="button"
      className="btn btn-primary justify-self-start"
      onClick={() => {
        // Closing the device's own dialog is an answer, not a failure.
        navigator.share({ url: link.url }).catch(() => undefined);
      }}
    >
      <Icon name="share-2" size={18} />
      {say('share')}
    </button>
  );
}

interface CopyTextProps {
  text: string;
  label: string;
  /** Shown left to right in every language. */
  isAddress?: boolean;
}

function CopyText({ text, label, isAddress = false }: CopyTextProps) {
  const say = useText('earnings');
  return (
    <div className="flex items-stretch gap-2">
      <p
        dir={isAddress ? 'ltr' : 'auto'}
        className="max-w-2xl min-w-0 flex-1 rounded-xl border border-line bg-tint px-4 py-2.5 text-sm [overflow-wrap:anywhere] whitespace-pre-line"
      >
        {text}
      </p>
      <button
        type="button"
        className="icon-btn self-start border border-line bg-card"
        aria-label={label}
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => showToast({ text: say('copied'), tone: 'positive' }),
            () => showToast({ text: say('copyFailed'), tone: 'warning' }),
          );
        }}
      >
        <Icon name="copy" size={18} />
      </button>
    </div>
  );
}

function Words({ link }: { link: AffiliateLink }) {
  const say = useText('earnings');
  return (
    <div className="grid gap-4">
      {(['ar', 'en'] as const).map((language) => (
        <div key={language} lang={language}>
          <p className="mb-1 text-sm text-soft">{say(language === 'ar' ? 'inArabic' : 'inEnglish')}</p>
          <CopyText text={link.share_texts[language]} label={say(language === 'ar' ? 'copyArabic' : 'copyEnglish')} />
        </div>
      ))}
    </div>
  );
}
