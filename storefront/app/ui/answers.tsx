import type { ShownAnswer } from '@waha/contract/types';

/** What a buyer filled in at a line. */
export function Answers({ answers }: { answers: readonly ShownAnswer[] }) {
  return answers.map(({ label, value }) => (
    <p key={label} className="text-sm wrap-anywhere">
      <span className="text-soft">{label}:</span> <bdi>{value}</bdi>
    </p>
  ));
}
