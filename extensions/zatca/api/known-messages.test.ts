import { expect, test } from 'vitest';
import { rules } from '../rules/find-broken-rules.ts';
import { messageOf } from './known-messages.ts';

const OWN =
  'document-amounts qr-too-long certificate-expired no-answer busy unauthorised too-large refused-request key-mismatch';
const THEIRS = `XSD_ZATCA_INVALID invalid-invoice-hash QRCODE_INVALID certificate-permissions invalid-signing-certificate
  signed-properties-hashing certificate-hashing KSA-13 Invalid-OTP Missing-OTP Invalid-CSR Invalid-CurrentCCSID NOT_COMPLIANT
  Missing-ComplianceSteps BR-KSA-98 BR-KSA-F-08 BR-KSA-F-13 BR-KSA-F-06-C23`;

test.each([...rules.map(({ rule }) => rule), ...OWN.split(' '), ...THEIRS.split(/\s+/)])(
  '%s comes with what to do, in both languages',
  (code) => {
    const { help } = messageOf(code);
    expect(help?.ar).toMatch(/^[^A-Za-z]*\p{Script=Arabic}/u);
    expect(help?.en).toMatch(/^[A-Z].*\.$/);
  },
);

test('a code that nobody knows has none', () => {
  for (const code of ['unheard-of', '__proto__', 'constructor', 'BR-<script>']) expect(messageOf(code).help).toBeNull();
});
