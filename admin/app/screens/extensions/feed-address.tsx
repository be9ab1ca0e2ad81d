import type { Extension } from '@waha/contract/types';
import { useText } from '../../text/language.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Latin, When } from '../../ui/parts.tsx';

type Feed = Extension['feeds'][number];

/** The address of a list of products, when it was read last, and what was left out of it. */
export function FeedAddress({ feed: { language, address, read_at, products, left_out } }: { feed: Feed }) {
  const say = useText('extensions');
  return (
    <div className="mb-4 grid gap-1">
      <p className="font-semibold">{say(`feed_${language}`)}</p>
      <p className="flex flex-wrap items-center gap-2 break-all">
        <Latin>{address}</Latin>
        <CopyButton text={address} label={say('copyFeed')} copied={say('feedCopied')} className="btn btn-quiet" />
      </p>
      <p className="text-sm text-soft">{say('feedText')}</p>
      <p className="text-sm text-soft">
        {read_at === null ? (
          say('feedUnread')
        ) : (
          <>
            {say('feedRead', { count: products ?? 0 })} <When at={read_at} />
          </>
        )}
        {left_out.length > 0 ? ` ${say('feedLeftOut')} ` : null}
        {left_out.map(({ fault, count }) => say(`fault_${fault}`, { count })).join(' · ')}
      </p>
    </div>
  );
}
