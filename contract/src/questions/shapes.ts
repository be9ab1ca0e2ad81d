export const questionKinds = ['question', 'answer'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const questionStatuses = ['pending', 'published', 'rejected', 'hidden'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

/** What staff should look at first: a link or a number, a listed word, that several people told of it. */
export const questionFlags = ['links', 'words', 'reports'] as const;
export type QuestionFlag = (typeof questionFlags)[number];

export const questionReportReasons = ['spam', 'insult', 'untrue', 'private', 'other'] as const;
export type QuestionReportReason = (typeof questionReportReasons)[number];

/** As long as one may be that people still read. */
export const QUESTION_LENGTH = 500;
export const ANSWER_LENGTH = 1_000;
