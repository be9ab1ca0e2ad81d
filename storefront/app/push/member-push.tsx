import { useText } from '../text/use-text.ts';
import { PushSwitch } from './push-switch.tsx';
import { usePush } from './use-push.ts';

const labels = { turnOn: 'turnOn', on: 'on' } as const;

/** Notifications on this device, below what a member is told of. */
export default function MemberPush() {
  const say = useText('push');
  const push = usePush();
  return (
    <section aria-labelledby="member-push" className="rounded-card border border-line bg-card p-4">
      <h2 id="member-push" className="text-lg">
        {say('title')}
      </h2>
      <p className="mt-1 mb-3 text-sm text-soft">{say('communityText')}</p>
      <PushSwitch push={push} labels={labels} />
    </section>
  );
}
