import { useText } from '../../text/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Skeleton of a feed. */
export function FeedSkeleton() {
  const say = useText('community');
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{say('loading')}</span>
      {[0, 1, 2].map((one) => (
        <div key={one} className="grid gap-4 rounded-card border border-line bg-card p-4">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-full" />
            <Skeleton className="h-5 w-40" />
          </div>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-48 rounded-xl" />
        </div>
      ))}
    </div>
  );
}
