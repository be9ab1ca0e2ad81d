/** A poll in the form of a post; options may still be empty. */
export interface PollDraft {
  options: readonly string[];
  days: number;
}

/** Limits of a poll (contract/src/posts). */
export const POLL = { fewest: 2, most: 4, letters: 60, mostDays: 7 };

export const newPoll: PollDraft = { options: ['', ''], days: 3 };

/** The options that have words, as they are sent. */
export const writtenOptions = ({ options }: PollDraft): string[] =>
  options.map((option) => option.trim()).filter((option) => option !== '');

/** A stored poll; null where it is none. Storage can be edited by the visitor. */
export function readPollDraft(value: unknown): PollDraft | null {
  if (typeof value !== 'object' || value === null || !('options' in value) || !('days' in value)) return null;
  const { options, days } = value;
  if (!Array.isArray(options) || options.length < POLL.fewest || options.length > POLL.most) return null;
  if (!options.every((option) => typeof option === 'string' && option.length <= POLL.letters)) return null;
  const isDays = typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= POLL.mostDays;
  return isDays ? { options, days } : null;
}
