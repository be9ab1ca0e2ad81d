import { failureText } from '@waha/contract/client';
import type { MemberNotificationKind, MemberNotificationSettings } from '@waha/contract/types';
import { Suspense, useRef } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { together } from '../../text/load-texts.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Failed } from '../parts/failed.tsx';

const MemberPush = lazyPart(together(['push'], () => import('../../push/member-push.tsx')));

/** Kinds in the order in which members first meet them. */
const kinds: readonly MemberNotificationKind[] = [
  'like',
  'comment',
  'reply',
  'mention',
  'follow',
  'sale',
  'contest',
  'rank',
  'reward',
  'decision',
];

/** Notification settings, one switch per kind; saved at once. */
export default function NotificationSettings() {
  const say = useText('notices');
  const { state, set, retry } = useLoaded('notification settings', (api, signal) =>
    api('GET /community/notifications/settings', { signal }),
  );
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl">{say('settingsTitle')}</h1>
      {state.kind === 'loading' ? <Skeleton className="h-96 rounded-card" /> : null}
      {state.kind === 'failed' ? <Failed title={say('settingsFailed')} onRetry={retry} /> : null}
      {state.kind === 'known' ? <Switches settings={state.data} onChange={set} /> : null}
      <Suspense>
        <MemberPush />
      </Suspense>
    </div>
  );
}

interface SwitchesProps {
  settings: MemberNotificationSettings;
  onChange: (settings: MemberNotificationSettings) => void;
}

function Switches({ settings, onChange }: SwitchesProps) {
  const say = useText('notices');
  const api = useApi();
  // The latest settings; requests are sent one after the other, so that two quick changes arrive in order.
  const wished = useRef(settings);
  const sent = useRef<Promise<unknown>>(Promise.resolve());

  function wish(next: MemberNotificationSettings): void {
    const before = wished.current;
    wished.current = next;
    onChange(next);
    sent.current = sent.current.then(async () => {
      try {
        await api('PUT /community/notifications/settings', { body: next, signal: AbortSignal.timeout(15_000) });
      } catch (error) {
        showToast({ text: failureText(error, say('saveFailed')), tone: 'negative' });
        if (wished.current !== next) return;
        wished.current = before;
        onChange(before);
      }
    });
  }

  return (
    <>
      <fieldset className="rounded-card border border-line bg-card px-4">
        <legend className="sr-only">{say('inShop')}</legend>
        <ul className="divide-y divide-line">
          {kinds.map((kind) => (
            <li key={kind}>
              <Switch
                label={say(`kind_${kind}`)}
                isOn={settings.kinds[kind]}
                onTurn={(isOn) => wish({ ...wished.current, kinds: { ...wished.current.kinds, [kind]: isOn } })}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="rounded-card border border-line bg-card px-4">
        <Switch
          label={say('dailyMail')}
          hint={say('dailyMailText')}
          isOn={settings.daily_mail}
          onTurn={(isOn) => wish({ ...wished.current, daily_mail: isOn })}
        />
      </div>
    </>
  );
}

interface SwitchProps {
  label: string;
  hint?: string;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

function Switch({ label, hint, isOn, onTurn }: SwitchProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2">
      <span>
        <span className="font-semibold">{label}</span>
        {hint ? <span className="block text-sm text-soft">{hint}</span> : null}
      </span>
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-primary"
        checked={isOn}
        onChange={(event) => onTurn(event.target.checked)}
      />
    </label>
  );
}
