import type { ShownAnswer } from '@waha/contract/types';

/** Answers of a buyer at a line. */
export function Answers({ answers }: { answers: readonly ShownAnswer[] }) {
  return answers.map(({ label, value }) => (
    <p key={label} className="text-sm">
      <span className="text-soft">{label}:</span> <bdi>{value}</bdi>
    </p>
  ));
}
