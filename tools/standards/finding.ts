/** One thing that a tool says of one page or file. */
export interface Finding {
  tool: string;
  /** The tool's own name for it, by which an exception is made. */
  rule: string;
  where: string;
  message: string;
  /** The element, where there is one. */
  source: string;
}
