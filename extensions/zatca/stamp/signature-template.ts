import { NAMESPACES } from '../xml/namespaces.ts';

const UBL = 'urn:oasis:names:specification:ubl';
const XPATH = 'http://www.w3.org/TR/1999/REC-xpath-19991116';
const C14N = 'http://www.w3.org/2006/12/xml-c14n11';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';

const transform = (without: string) => `<ds:Transform Algorithm="${XPATH}">
                                        <ds:XPath>not(//ancestor-or-self::${without})</ds:XPath>
                                    </ds:Transform>`;

/** Values of the stamp, all base64 but `properties`, which is the text of the signed properties. */
interface StampParts {
  readonly hash: string;
  readonly propertiesDigest: string;
  readonly signature: string;
  readonly certificate: string;
  readonly properties: string;
}

/** The extension that carries the stamp: the first child of a document. */
export const writeExtensions = ({ hash, propertiesDigest, signature, certificate, properties }: StampParts) =>
  `<ext:UBLExtensions>
    <ext:UBLExtension>
        <ext:ExtensionURI>${UBL}:dsig:enveloped:xades</ext:ExtensionURI>
        <ext:ExtensionContent>
            <sig:UBLDocumentSignatures xmlns:sig="${UBL}:schema:xsd:CommonSignatureComponents-2" xmlns:sac="${UBL}:schema:xsd:SignatureAggregateComponents-2" xmlns:sbc="${UBL}:schema:xsd:SignatureBasicComponents-2">
                <sac:SignatureInformation>
                    <cbc:ID>${UBL}:signature:1</cbc:ID>
                    <sbc:ReferencedSignatureID>${UBL}:signature:Invoice</sbc:ReferencedSignatureID>
                    <ds:Signature xmlns:ds="${NAMESPACES.ds}" Id="signature">
                        <ds:SignedInfo>
                            <ds:CanonicalizationMethod Algorithm="${C14N}"/>
                            <ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"/>
                            <ds:Reference Id="invoiceSignedData" URI="">
                                <ds:Transforms>
                                    ${transform('ext:UBLExtensions')}
                                    ${transform('cac:Signature')}
                                    ${transform("cac:AdditionalDocumentReference[cbc:ID='QR']")}
                                    <ds:Transform Algorithm="${C14N}"/>
                                </ds:Transforms>
                                <ds:DigestMethod Algorithm="${SHA256}"/>
                                <ds:DigestValue>${hash}</ds:DigestValue>
                            </ds:Reference>
                            <ds:Reference Type="http://www.w3.org/2000/09/xmldsig#SignatureProperties" URI="#xadesSignedProperties">
                                <ds:DigestMethod Algorithm="${SHA256}"/>
                                <ds:DigestValue>${propertiesDigest}</ds:DigestValue>
                            </ds:Reference>
                        </ds:SignedInfo>
                        <ds:SignatureValue>${signature}</ds:SignatureValue>
                        <ds:KeyInfo>
                            <ds:X509Data>
                                <ds:X509Certificate>${certificate}</ds:X509Certificate>
                            </ds:X509Data>
                        </ds:KeyInfo>
                        <ds:Object>
                            <xades:QualifyingProperties xmlns:xades="${NAMESPACES.xades}" Target="signature">
                                ${properties}
                            </xades:QualifyingProperties>
                        </ds:Object>
                    </ds:Signature>
                </sac:SignatureInformation>
            </sig:UBLDocumentSignatures>
        </ext:ExtensionContent>
    </ext:UBLExtension>
</ext:UBLExtensions>`;

/** The QR code and the mark of a signature: before the seller. */
export const writeReferences = (qr: string) =>
  `<cac:AdditionalDocumentReference>
        <cbc:ID>QR</cbc:ID>
        <cac:Attachment>
            <cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">${qr}</cbc:EmbeddedDocumentBinaryObject>
        </cac:Attachment>
</cac:AdditionalDocumentReference><cac:Signature>
      <cbc:ID>${UBL}:signature:Invoice</cbc:ID>
      <cbc:SignatureMethod>${UBL}:dsig:enveloped:xades</cbc:SignatureMethod>
</cac:Signature>`;
