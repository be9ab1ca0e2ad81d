import { compactScrollScript } from './compact-scroll-script.ts';
import { dataAsText } from './data-as-text.ts';
import { markForeignScripts } from './mark-foreign-scripts.ts';
import { startAfterFirstPaint } from './start-after-first-paint.ts';
import { stripDiscoverMarks } from './strip-discover-marks.ts';
import { trimDocumentManifest } from './trim-manifest.ts';

export interface Rendering {
  /** The nonce that React Router put on each of its own scripts; it is known only within this rendering. */
  nonce: string;
  /** Inline scripts of the page's own components, verbatim. */
  inlineScripts: readonly string[];
}

/**
 * Rewrites a whole document into one that starts faster than a streamed one. Each step rewrites output of React Router,
 * which its file describes; e2e/pages/documents.test.ts checks all steps on a page of the built shop. A step that does
 * not find its pattern leaves the document as it is: slower, but correct.
 */
export function arrangeDocument(html: string, { nonce, inlineScripts }: Rendering): string {
  const marked = markForeignScripts(html, nonce, inlineScripts);
  const arranged = startAfterFirstPaint(dataAsText(compactScrollScript(marked)));
  // In development React would report the changed links as a mismatch, and React Router discovers the routes itself.
  return import.meta.env.PROD ? trimDocumentManifest(stripDiscoverMarks(arranged)) : arranged;
}
