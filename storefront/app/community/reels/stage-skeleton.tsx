import { useText } from '../../text/use-text.ts';

/** Placeholder of the stage while reels load: a dark screen with the lines and actions that come. */
export function StageSkeleton() {
  const say = useText('community');
  return (
    <div className="reel-room" role="status">
      <span className="sr-only">{say('loading')}</span>
      <div aria-hidden="true" className="reel-stage relative animate-pulse bg-dark">
        <div className="absolute inset-x-4 bottom-(--reel-foot) grid gap-3">
          <span className="size-10 rounded-full bg-on-dark/20" />
          <span className="h-4 w-2/3 rounded-lg bg-on-dark/20" />
          <span className="h-4 w-1/2 rounded-lg bg-on-dark/20" />
        </div>
        <div className="absolute end-4 bottom-(--reel-foot) grid gap-4">
          {[0, 1, 2, 3, 4].map((one) => (
            <span key={one} className="size-8 rounded-full bg-on-dark/20" />
          ))}
        </div>
      </div>
    </div>
  );
}
