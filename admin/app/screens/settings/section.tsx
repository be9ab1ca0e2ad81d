import type { CallKey, CallReply } from '@waha/contract/client';
import type { ReactNode } from 'react';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';

interface SectionProps<Settings> {
  title: string;
  text?: string;
  /** The call that saves; roles that may not make it only read. */
  change: CallKey;
  read: { data: Settings | undefined; error: Error | null; refetch: () => unknown };
  children: (settings: Settings) => ReactNode;
}

/** Settings of one topic: read by all who may, changed by those who may change them. */
export function Section<Settings extends CallReply<CallKey>>({
  title,
  text,
  change,
  read: { data, error, refetch },
  children,
}: SectionProps<Settings>) {
  const say = useText('settings');
  const may = useMay()(change);
  return (
    <Panel title={title}>
      {text ? <p className="mb-4 max-w-prose text-soft">{text}</p> : null}
      {may ? null : <p className="mb-4 rounded-lg bg-tint px-3 py-2">{say('readOnly')}</p>}
      {data ? (
        <fieldset disabled={!may}>
          <legend className="sr-only">{title}</legend>
          {children(data)}
        </fieldset>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Panel>
  );
}
