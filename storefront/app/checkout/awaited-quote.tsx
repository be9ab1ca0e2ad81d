import type { ReactNode } from 'react';
import { QuoteProblem } from '../cart/quote-problem.tsx';
import type { QuoteView } from '../cart/use-quote.ts';

/** Where something of the quote will stand: its shape, or why it does not come. */
export function AwaitedQuote({ quoted, children }: { quoted: QuoteView; children: ReactNode }) {
  return quoted.problem ? <QuoteProblem view={quoted} quiet /> : children;
}
