/** A piece of work whose time is told to whoever traces requests. No attribute may name a person or hold a value. */
export interface TracedWork {
  kind: 'statement' | 'event' | 'call';
  name: string;
  attributes: Readonly<Record<string, string | number>>;
}

type RunTraced = <Result>(work: TracedWork, run: () => Promise<Result>) => Promise<Result>;

/** The tracer of this process; without one, which is the default, nothing is measured. */
export const tracer: { run?: RunTraced | undefined } = {};

/** Runs work, within a span where this process traces. */
export function traced<Result>(work: TracedWork, run: () => Promise<Result>): Promise<Result> {
  return tracer.run ? tracer.run(work, run) : run();
}
