export type Phases = {
  /** Runs one part of the start and records its duration. */
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** One line: "database 0.1 s, storefront 0.0 s; 0.4 s in all". Parts may overlap. */
  summary(): string;
};

/** Measures the parts of a start. `startedAtMs` is on `performance.now()`'s clock, so 0 is the start of the process. */
export function measurePhases(startedAtMs = 0): Phases {
  const durations = new Map<string, number>();
  return {
    async run(name, work) {
      const from = performance.now();
      try {
        return await work();
      } finally {
        durations.set(name, performance.now() - from);
      }
    },
    summary() {
      const parts = [...durations].map(([name, durationMs]) => `${name} ${seconds(durationMs)}`);
      return `${parts.join(', ')}; ${seconds(performance.now() - startedAtMs)} in all`;
    },
  };
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(durationMs < 9_950 ? 2 : 0)} s`;
}
