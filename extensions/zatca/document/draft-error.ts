/** A draft from which no document may be made: a defect of the caller, not of the buyer. */
export class DraftError extends Error {
  override readonly name = 'DraftError';
}
