/** One thing that a tool says of one page or file. */
export interface Finding {
  tool: string;
  /** The tool's own name of the rule, which an exception refers to. */
  rule: string;
  where: string;
  message: string;
  /** The element, where there is one. */
  source: string;
}
