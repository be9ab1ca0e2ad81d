import { escapeText } from '../xml/canonicalise.ts';
import { NAMESPACES } from '../xml/namespaces.ts';
import { type Certificate, hexDigest } from './certificate.ts';

/**
 * The signed properties exactly as they stand in a document. Spaces count: the authority's digest is of this text with its
 * indentation (`digestOfProperties`), not of its canonical form.
 */
export function writeSignedProperties({ digest, issuer, serialNumber }: Certificate, signedAt: Date): string {
  const time = `${signedAt.toISOString().slice(0, 19)}Z`;
  return `<xades:SignedProperties Id="xadesSignedProperties">
                                    <xades:SignedSignatureProperties>
                                        <xades:SigningTime>${time}</xades:SigningTime>
                                        <xades:SigningCertificate>
                                            <xades:Cert>
                                                <xades:CertDigest>
                                                    <ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>
                                                    <ds:DigestValue>${digest}</ds:DigestValue>
                                                </xades:CertDigest>
                                                <xades:IssuerSerial>
                                                    <ds:X509IssuerName>${escapeText(issuer)}</ds:X509IssuerName>
                                                    <ds:X509SerialNumber>${serialNumber}</ds:X509SerialNumber>
                                                </xades:IssuerSerial>
                                            </xades:Cert>
                                        </xades:SigningCertificate>
                                    </xades:SignedSignatureProperties>
                                </xades:SignedProperties>`;
}

/**
 * The authority's digest: of the text with each namespace declared where it is first used on a path, as an XML library
 * prints the element alone. XAdES of standard libraries gives another.
 */
export function digestOfProperties(text: string): string {
  return hexDigest(
    text
      .replace('<xades:SignedProperties ', `<xades:SignedProperties xmlns:xades="${NAMESPACES.xades}" `)
      .replace(/<(ds:\w+)/g, `<$1 xmlns:ds="${NAMESPACES.ds}"`),
  );
}
