import type { AuditEntry, EndpointResult, Endpoints, StaffMember } from '@waha/contract';
import type { AuditRow } from './audit.store.ts';
import type { StaffSessionRow } from './sessions.store.ts';
import { endOf } from './sessions.ts';
import type { Challenge, Enrolment } from './sign-in.ts';
import type { StaffRow } from './staff.store.ts';
import { otpauthUri, toBase32 } from './totp.ts';

export function presentStaff(staff: StaffRow): StaffMember {
  return {
    id: staff.id,
    email: staff.email,
    name: staff.name,
    role: staff.role,
    status: staff.suspended_at ? 'suspended' : 'active',
    has_second_factor: staff.totp_secret !== null,
    created_at: staff.created_at.toISOString(),
  };
}

export function presentChallenge(
  challenge: Challenge,
  shop: string,
): EndpointResult<Endpoints['POST /admin/auth/login']> {
  const { newSecret } = challenge;
  return newSecret ? presentEnrolment({ ...challenge, newSecret }, shop) : { needs: 'totp', ...common(challenge) };
}

/** A challenge that sets up an authenticator app. */
export function presentEnrolment(challenge: Enrolment, shop: string) {
  const { newSecret, staff } = challenge;
  return {
    needs: 'enrol' as const,
    ...common(challenge),
    secret: toBase32(newSecret),
    otpauth_uri: otpauthUri(newSecret, { shop, email: staff.email }),
  };
}

const common = ({ token, expiresAt, staff }: Challenge) => ({
  challenge: token,
  expires_at: expiresAt.toISOString(),
  needs_password: staff.password_expires_at !== null,
});

export function presentOwnSession(row: StaffSessionRow, currentId: string) {
  return {
    id: row.id,
    device: row.device,
    is_current: row.id === currentId,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    ends_at: endOf(row).toISOString(),
  };
}

export function presentEntry(row: AuditRow) {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: actorOf(row),
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id },
    before: row.before,
    after: row.after,
    request_id: row.request_id,
  };
}

function actorOf(row: AuditRow): AuditEntry['actor'] {
  if (row.staff_id) return { kind: 'staff', id: row.staff_id, name: row.staff_name ?? '' };
  const kind = row.is_extension ? 'extension' : 'machine';
  return row.token_id ? { kind, id: row.token_id, name: row.token_name ?? '' } : null;
}
