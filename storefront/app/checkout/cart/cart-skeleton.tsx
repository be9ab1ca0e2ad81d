import { Skeleton } from '../../ui/skeleton.tsx';

export function SummarySkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="mt-2 h-8 w-full" />
    </div>
  );
}

/** Skeleton of a cart with two lines, shown until the browser has read its own cart. */
export function CartSkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-12">
      <div className="grid gap-10">
        {['first', 'second'].map((row) => (
          <div key={row} className="flex gap-4">
            <Skeleton className="aspect-4/5 w-20 sm:w-24" />
            <div className="grid flex-1 content-start gap-3">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="mt-2 h-11 w-32 rounded-full" />
            </div>
          </div>
        ))}
      </div>
      <div className="rounded-card border border-line bg-card p-6">
        <SummarySkeleton />
      </div>
    </div>
  );
}
