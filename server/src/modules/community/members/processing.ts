import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const membersProcessing: readonly Processing[] = [
  {
    name: 'members',
    title: { ar: 'أعضاء المجتمع', en: 'Members of the community' },
    purpose: { ar: 'صفحة العضو وطلب الانضمام', en: 'The page of a member, and requests to join' },
    persons: ['members'],
    data: ['name', 'content', 'pictures'],
    basis: 'consent',
    from: 'person',
    retention: [
      { table: 'members', until: 'account' },
      { table: 'join_requests', until: 'account' },
      { table: 'join_request_messages', until: 'record' },
      { table: 'member_blocks', until: 'account' },
      { table: 'member_follows', until: 'account' },
    ],
  },
];
