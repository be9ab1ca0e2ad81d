/** As long as one may be that people still read. */
export const QUESTION_LENGTH = 500;
export const ANSWER_LENGTH = 1_000;
