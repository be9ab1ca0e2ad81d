import type { TestProject } from 'vitest/node';
import { provideChromium } from './find-chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The program that draws the pages. */
    chromium: string;
    /** Path of the full browser, for features that the headless shell lacks. */
    browser: string;
  }
}

/** Once a run: finds both, or installs them where that is possible; tests `inject` them. */
export default function setup(project: TestProject): void {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  project.provide('browser', provideChromium('browser', print));
  project.provide('chromium', provideChromium('shell', print));
}
