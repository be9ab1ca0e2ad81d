import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import type { usePush } from './use-push.ts';

interface PushSwitchProps {
  push: ReturnType<typeof usePush>;
  labels: { turnOn: 'turnOn' | 'orderTurnOn'; on: 'on' | 'orderOn' };
}

/** Turns notifications on this device on and off, or says why that cannot be. */
export function PushSwitch({ push: { state, hasFailed, turnOn, turnOff }, labels }: PushSwitchProps) {
  const say = useText('push');
  const isStuck = state === 'denied' || state === 'install' || state === 'unsupported';
  const isWorking = state === 'working' || state === 'looking';
  return (
    <>
      <div role="status">
        {state === 'on' ? (
          <p className="mb-3 flex items-center gap-2 text-sm text-positive">
            <Icon name="check" size={18} />
            {say(labels.on)}
          </p>
        ) : null}
        {isStuck ? <p className="max-w-2xl text-sm text-soft">{say(state)}</p> : null}
        {hasFailed ? <p className="mb-3 text-sm text-negative">{say('failed')}</p> : null}
      </div>
      {isStuck ? null : (
        <button
          type="button"
          className="btn btn-quiet"
          aria-disabled={isWorking}
          onClick={() => {
            if (!isWorking) void (state === 'on' ? turnOff() : turnOn());
          }}
        >
          {state === 'working' ? say('working') : say(state === 'on' ? 'turnOff' : labels.turnOn)}
        </button>
      )}
    </>
  );
}
