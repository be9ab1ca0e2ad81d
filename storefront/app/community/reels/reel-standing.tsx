import type { Reel } from '@waha/contract/types';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';

/** Status of a reel that only its author sees yet, or a notice that its film failed to load. */
export function ReelStanding({ reel, hasFailed }: { reel: Reel; hasFailed: boolean }) {
  const say = useText('reels');
  const told = standingOf(reel, say);
  if (!told && !hasFailed) return null;
  return (
    <div
      role="status"
      className="absolute inset-x-4 top-28 lg:top-4 flex items-start gap-2.5 rounded-xl bg-card px-3.5 py-3 text-sm text-ink shadow-float"
    >
      <CommunityIcon name={told?.isBad ? 'info' : 'clock'} size={18} className="mt-0.5 shrink-0" />
      <div className="grid gap-1">
        <p className="font-semibold">{told?.title ?? say('filmFailed')}</p>
        <p dir="auto">{told?.text ?? say('filmFailedText')}</p>
        {reel.is_mine && reel.video.status === 'failed' && reel.may_edit_until ? (
          <Link
            to={`/community/reels/${reel.id}/edit`}
            className="min-h-11 content-center font-semibold text-link underline"
          >
            {say('anotherFile')}
          </Link>
        ) : null}
      </div>
    </div>
  );
}

type Say = ReturnType<typeof useText<'reels'>>;

function standingOf(reel: Reel, say: Say): { title: string; text: string; isBad: boolean } | null {
  const { status, status_reason: reason, video } = reel;
  if (video.status === 'failed') return { title: say('failed'), text: video.failure?.message ?? '', isBad: true };
  if (video.status === 'processing') return { title: say('processing'), text: say('processingText'), isBad: false };
  if (status === 'pending') return { title: say('waits'), text: say('waitsText'), isBad: false };
  if (status === 'hidden') return { title: say('hidden'), text: reason ?? say('hiddenText'), isBad: true };
  return null;
}
