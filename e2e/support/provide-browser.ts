import type { TestProject } from 'vitest/node';
import { provideFirefox } from '../firefox/provide-firefox.ts';
import { provideChromium } from './find-chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of Firefox where it walks the journeys (`ENGINE=firefox`), else undefined. */
    firefox: string | undefined;
    /** Path of the browser that renders the pages. */
    chromium: string;
    /** Path of the full browser, for features that the headless shell lacks. */
    browser: string;
  }
}

/** Runs once: finds both browsers, or installs them where possible; tests `inject` their paths. */
export default function setup(project: TestProject): void {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  project.provide('firefox', process.env.ENGINE === 'firefox' ? provideFirefox(print) : undefined);
  project.provide('browser', provideChromium('browser', print));
  project.provide('chromium', provideChromium('shell', print));
}
