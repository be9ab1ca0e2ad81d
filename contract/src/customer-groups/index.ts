export {
  type CustomerGroup,
  type CustomerGroupEdit,
  customerGroupEndpoints,
  type GroupMembersChange,
  type NewCustomerGroup,
} from './endpoints.ts';
export { customerGroupRefusals } from './refusals.ts';
