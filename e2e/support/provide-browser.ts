import type { TestProject } from 'vitest/node';
import { provideChromium } from './find-chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The program of the Chromium to drive. */
    chromium: string;
  }
}

/** Once a run: finds a Chromium, or installs one where that is possible; tests `inject('chromium')`. */
export default function setup(project: TestProject): void {
  project.provide(
    'chromium',
    provideChromium((line) => process.stdout.write(`${line}\n`)),
  );
}
