import type { ReactNode } from 'react';
import { QuoteProblem } from '../cart/quote-problem.tsx';
import type { QuoteView } from '../cart/use-quote.ts';

/** Placeholder for a part of the quote, or the reason why it is missing. */
export function AwaitedQuote({ quoted, children }: { quoted: QuoteView; children: ReactNode }) {
  return quoted.problem ? <QuoteProblem view={quoted} quiet /> : children;
}
