export const questionRefusals = {
  'questions.not_found': 404,
  'questions.not_bought': 403,
  'questions.own': 409,
  'questions.already_asked': 409,
  'questions.already_answered': 409,
  'questions.answered_enough': 409,
  'questions.too_many_waiting': 409,
  'questions.transition_not_allowed': 409,
} as const;
