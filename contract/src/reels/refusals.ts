export const reelRefusals = {
  'reels.not_found': 404,
  'reels.video_failed': 422,
  'reels.video_fixed': 409,
  'reels.captions_wrong': 422,
} as const;
