import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import { adminPastOrder, pastOrder } from './shapes.ts';

const readers = { staff: ['owner', 'manager', 'support'] } as const;

export const pastOrderEndpoints = {
  'GET /user/past-orders': endpoint({
    access: 'customer',
    summary: 'My orders in the shop that this one replaced, by my proved phone and address, the latest first',
    reply: z.array(pastOrder).max(100),
    errors: [],
  }),
  'GET /admin/past-orders': endpoint({
    access: readers,
    summary: 'Orders of the shop that this one replaced, as they were imported',
    query: staffListQuery({
      sorts: ['-placed_at'],
      filters: {
        q: searched.describe('A number, a phone or an e-mail address, whole'),
        customer_id: z.uuid().describe('Of the proved phone and address of a customer').optional(),
      },
    }),
    reply: staffPage(adminPastOrder),
    errors: [],
  }),
};
