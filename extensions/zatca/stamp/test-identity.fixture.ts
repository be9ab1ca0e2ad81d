import { createPrivateKey } from 'node:crypto';
import { readCertificate } from './certificate.ts';
import type { StampIdentity } from './stamp-invoice.ts';

/** A key of secp256k1 and its certificate, made for tests with OpenSSL and signed by itself. Both are public. */
const PRIVATE_KEY =
  'MIGEAgEAMBAGByqGSM49AgEGBSuBBAAKBG0wawIBAQQgeLOJQQ8IEnA+H9aOaVmpXGsEeAmx79NaK7lfbqrR/42hRANCAASnzBVoXX8gJllof+' +
  '04TswnJclDN3xQV0RzLF+etRjYG3hm8qY76t7P4iT6y+26uPptkMK7ayGzzik2dA7gACM+';
const CERTIFICATE =
  'MIIBjjCCATMCExEAADgDxfdAI7P8XF8AAQAAOAMwCgYIKoZIzj0EAwIwSjEVMBMGCgmSJomT8ixkARkWBWxvY2FsMRcwFQYKCZImiZPyLGQBGR' +
  'YHZXhhbXBsZTEYMBYGA1UEAwwPVGVzdCAmIFRyaWFsIENBMCAXDTI2MTEyNjEyMzAzN1oYDzIxMjYxMTAyMTIzMDM3WjBKMRUwEwYKCZImiZPy' +
  'LGQBGRYFbG9jYWwxFzAVBgoJkiaJk/IsZAEZFgdleGFtcGxlMRgwFgYDVQQDDA9UZXN0ICYgVHJpYWwgQ0EwVjAQBgcqhkjOPQIBBgUrgQQACg' +
  'NCAASnzBVoXX8gJllof+04TswnJclDN3xQV0RzLF+etRjYG3hm8qY76t7P4iT6y+26uPptkMK7ayGzzik2dA7gACM+MAoGCCqGSM49BAMCA0kA' +
  'MEYCIQDMnYA9NQb2GtiU+7tr8LCySXem7TGwtiUwGnD3lSYzpwIhAP9xlvqCDoRokkNhZxDhvWhO8enj/tTB0pdLr3Td+/jv';

export const testIdentity: StampIdentity = {
  privateKey: createPrivateKey({ key: Buffer.from(PRIVATE_KEY, 'base64'), format: 'der', type: 'pkcs8' }),
  certificate: readCertificate(CERTIFICATE),
};
