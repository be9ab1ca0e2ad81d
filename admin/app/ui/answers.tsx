import type { ShownAnswer } from '@waha/contract/types';
import { SentPhoto } from './photo.tsx';

/** Answers of the buyer at a line, as it is to be made. */
export function Answers({ answers }: { answers: readonly ShownAnswer[] }) {
  return answers.map(({ label, value, upload_id: id }) => (
    <span key={label} className="block wrap-anywhere">
      <span className="text-soft">{label}:</span>{' '}
      {id === null ? (
        <bdi className="font-semibold">{value}</bdi>
      ) : (
        <span className="mt-1 inline-block align-top">
          <SentPhoto id={id} alt={label} />
        </span>
      )}
    </span>
  ));
}
