export const moderationRefusals = {
  'moderation.not_found': 404,
  'moderation.one_word': 422,
  'moderation.own': 409,
  'moderation.not_waiting': 409,
} as const;
