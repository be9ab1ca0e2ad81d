/** What a member of staff is there for. An endpoint names every role that may call it. */
export const staffRoles = ['owner', 'manager', 'support', 'moderator', 'fulfilment'] as const;
export type StaffRole = (typeof staffRoles)[number];
