import { useId, useMemo } from 'react';
import { encode } from 'uqr';
import { useText } from '../text/language.tsx';

/** The secret for an authenticator app: to be scanned, opened on this phone, or typed. */
export function Enrol({ secret, uri }: { secret: string; uri: string }) {
  const say = useText('session');
  return (
    <div className="grid gap-3">
      <p className="text-soft">{say('scan')}</p>
      <QrCode text={uri} label={say('qr')} />
      <a href={uri} className="btn btn-quiet">
        {say('openApp')}
      </a>
      <p className="text-sm text-soft">
        {say('typeSecret')}
        <br />
        <bdi dir="ltr" className="font-mono text-base wrap-anywhere text-ink select-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </bdi>
      </p>
    </div>
  );
}

/** Four modules of white around it, which scanners need (ISO/IEC 18004 §6.3.8). */
const QUIET_ZONE = 4;

function QrCode({ text, label }: { text: string; label: string }) {
  const title = useId();
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { border: QUIET_ZONE });
    const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: modules, path: squares.join('') };
  }, [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-labelledby={title}
      className="mx-auto w-56 rounded-lg bg-white"
    >
      <title id={title}>{label}</title>
      <path d={path} fill="#000" />
    </svg>
  );
}
