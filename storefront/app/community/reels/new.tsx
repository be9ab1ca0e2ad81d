import { useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { ReelForm } from './reel-form.tsx';

/** The form of a reel as a page. */
export default function NewReel() {
  const say = useText('reels');
  const navigate = useNavigate();
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{say('newTitle')}</h1>
      <ReelForm
        reel={null}
        onCancel={() => void navigate('/community/reels')}
        onSent={(reel) => {
          showToast({ text: say(reel.video.status === 'ready' ? 'posted' : 'postedMaking'), tone: 'positive' });
          void navigate(`/community/reels/${reel.id}`, { replace: true });
        }}
      />
    </div>
  );
}
