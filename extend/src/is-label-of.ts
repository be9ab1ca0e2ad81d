import type { LabelFormat } from './ports/carrier.ts';

const STARTS: Readonly<Record<LabelFormat, string>> = { pdf: '%PDF-', zpl: '^XA' };

/** Whether bytes begin as a label of this form does; ZPL may have white space and commands such as ~SD before its first ^XA. */
export function isLabelOf(format: LabelFormat, bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, format === 'pdf' ? 5 : 400));
  return format === 'pdf' ? head === STARTS.pdf : head.includes(STARTS.zpl);
}
