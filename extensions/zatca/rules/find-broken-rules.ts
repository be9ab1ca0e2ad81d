import { parseXml } from '../xml/parse-xml.ts';
import { amountRules } from './amount-rules.ts';
import { documentRules } from './document-rules.ts';
import { readFacts } from './facts.ts';
import { partyRules } from './party-rules.ts';
import { rateRules } from './rate-rules.ts';
import type { Rule } from './rule.ts';

export const rules: readonly Rule[] = [...documentRules, ...partyRules, ...rateRules, ...amountRules];

export type BrokenRule = Pick<Rule, 'rule' | 'level' | 'says'>;

/**
 * Rules that a document breaks, stamped or not. They are ours, read from the authority's documents, and not all it has:
 * those that the shop's documents could break. Its own rule sheets are asked apart.
 */
export function findBrokenRules(xml: string): BrokenRule[] {
  const facts = readFacts(parseXml(xml));
  return rules.filter(({ holds }) => !holds(facts)).map(({ rule, level, says }) => ({ rule, level, says }));
}
