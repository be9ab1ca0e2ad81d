import type { Extension } from '@waha/contract/types';
import { useId } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { Unread } from '../../ui/unread.tsx';
import { ExtensionPanel } from '../extensions/extension-panel.tsx';

interface ProvidersProps {
  /** The port that they serve. */
  port: Extension['ports'][number];
  title: string;
  about: string;
}

/** Extensions that serve one port, each with its state and settings; shown to those who may set them up. */
export function Providers({ port, title, about }: ProvidersProps) {
  const id = useId();
  const isAllowed = useMay()('GET /admin/extensions');
  const { data, error, refetch } = useCall('GET /admin/extensions', undefined, { isOn: isAllowed });
  if (!isAllowed) return null;
  const extensions = data?.data.filter(({ ports }) => ports.includes(port));
  if (extensions?.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <header>
        <h2 id={id} className="text-base font-bold">
          {title}
        </h2>
        <p className="max-w-prose text-soft">{about}</p>
      </header>
      {extensions ? (
        extensions.map((extension) => <ExtensionPanel key={extension.name} extension={extension} />)
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </section>
  );
}
