/** Reserved for examples (RFC 2606): such an account opens a demo shop and nothing else. */
export const demoDomain = 'waha.example';

/** Password of every account of the demo; printed at start. */
export const demoPassword = 'oasis-of-the-demo';

/** The secret all staff of the demo have in their authenticator app, base32. */
export const demoTotpSecret = 'WAHADEMOWAHADEMOWAHADEMOWAHADEMO';

export const demoStaff = [
  { role: 'owner', name: 'عبدالله الراجحي' },
  { role: 'manager', name: 'لطيفة السبيعي' },
  { role: 'support', name: 'هند الشمري' },
  { role: 'moderator', name: 'ماجد الحربي' },
  { role: 'fulfilment', name: 'تركي الغامدي' },
] as const;

export const demoStaffEmail = (role: (typeof demoStaff)[number]['role']): string => `${role}@${demoDomain}`;
