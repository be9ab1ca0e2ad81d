import { fault } from '../machine-checkouts/faults.ts';
import { VERSION } from './versions.ts';

const PART = /\b(profile|version)\s*=\s*"([^"]{0,500})"/g;

/** The profile that the header `UCP-Agent` names (RFC 8941 dictionary). Refuses a version that is not served. */
export function readAgentHeader(header: string | undefined): string | null {
  const parts = new Map([...(header ?? '').matchAll(PART)].map(([, name = '', value = '']) => [name, value]));
  const version = parts.get('version');
  if (version !== undefined && version !== VERSION)
    throw fault(422, 'version_unsupported', `This shop serves version ${VERSION} of the protocol`);
  return parts.get('profile') || null;
}
