export const newsletterRefusals = {
  'newsletter.link_invalid': 422,
} as const;
