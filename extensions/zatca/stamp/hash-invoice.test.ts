import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { foundNames, hasSamples, readSample, readUnsigned, sampleNames } from '../samples.fixture.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { FIRST_PREVIOUS_HASH, hashedForm, hashInvoice } from './hash-invoice.ts';

/** The authority's documents by name, with the hashes that its own tool computed. */
const EXPECTED: Readonly<Record<string, string>> = {
  'Credit Note of a Simplified Tax Invoice': 'gZmRo41KmTFHtAXjHoY5fmb3ws4KQyd1b/BzKKg/I8U=',
  Simplified_Credit_Note: 'GuqlDXX2Al0q3hOCDHADa+GfmU3wMqgHlQ0YT/7oBJ8=',
  Simplified_Credit_Note_Error: 'CE133Ysmd2nBdgg8VBUYr/3nt18PaS/dFxrIqjOVFuY=',
  Simplified_Debit_Note: '8ADLxJQz1i8hSqqGaFRZoRJkkHjQZjoKBzv5pPmxDGM=',
  Simplified_Debit_Note_Error: 'jXrSLj2Qq7uukgBF+E4EODL2ER08IeDggR1+ctFp3kU=',
  'Nominal supply invoice': 'HAQHJtkf26inGt3FSEH+a9nsfwym2+E+USHMQsQ7LRQ=',
  'Simplified Tax Invoice with Zero Rated Item': 'mEAt3zjZkWFMybqAd13/fzD9trjTH7IN/7fwCaY6x1w=',
  Simplified_Invoice: 'Hss2gNFjBY5OJn/5CEVZSSNUMrSf4QlCMxwsioPN6fA=',
  Simplified_Invoice_Error: '8p1m1EyMQdDvjyBiFodPGOmC8bjOHitBfAAa7PtJ5K8=',
  Standard_Credit_Note: 'gFn1TDoinkSt9x2zyJwQsfFodrnNrjCK3g/o6NevEmM=',
  Standard_Credit_Note_Error: 'FA2N9D7LW72nrU3cjbU6F+ViGbxbmogIbNRMViyod5Q=',
  Standard_Debit_Note: 'H/OjHfPDI9KlO/j2IZEwGbUuUf2pnh4x4o0GEqhZWiQ=',
  Standard_Debit_Note_Error: 'AHEUAlXT31FtdAplSD41hiu7DjkA/tdkZn5jIgJMQPM=',
  'Advance Payment adjustments with foreign currency invoice': 'Nqs0X63DCmNTL6hFDtTJCtxXcC3hQcNX7QSGqVPMoI0=',
  'Advance Payment adjustments with rate change scenarios': 'NBdKRWFPOWCfq6pmZ8IDbV64nLGLhdKdUIBl//LdJ7w=',
  'Advance Payment adjustments': 'WsPq7/B8/MX7uAaeHDBggfyrsMbLCYixOwvb9zxt7eg=',
  'Exempt Tax Invoice': 'gWq83vY3XHm+IjotFLytOfFkICnSw7DQVh/HqPXO32c=',
  'Export invoice': 'pGq+YLyMdQCeQx2hYE8lvgzdz8x6QCRbyTcYEXVrXPE=',
  'Out of Scope Standard Tax Invoice': 'OmyMKHn5mt467CCMIz2GiVChCnPEw2xE7hS/mg0sFVI=',
  'Self-billing invoice': 'B1KniPzxb1Jzv9P8Gb1h2PWSmyGdcfQorHw6RdOjVrY=',
  'Standard Invoice with Document Level Charge': '20+7kdZgFAtIBs6vlOThRd/i8EXnKFO6pNfl+4o/dzk=',
  'Standard Invoice with Payable Rounding Adjustment': '9Oe8T2GExadhc6YapRFOeYsPnABHSE5oO5r8q02hOx0=',
  Standard_Invoice: 'f+0WCqnPkInI+eL9G3LAry12fTPf+toC9UX07F4fI+s=',
  Standard_Invoice_Error: 'qWZFEBMN72foEP+JV3AeoAnpW7qLXonuixiCyTdhvY0=',
  'Summary Invoice': 'J5VXfDOuhTmOt62zD7Cd2NXrGaBSFYDF8vTVksI6Ne8=',
  'Third party billing': '6MdujX85cX43ZUaFJMxJOodQXxMG+zzdWmNTqsK4lR0=',
};

const hashOf = (xml: string) => hashInvoice(parseXml(xml)).toString('base64');

describe.skipIf(!hasSamples)('documents of others (../shared/standards is needed)', () => {
  test.each(Object.entries(EXPECTED))('%s has the hash that the authority computed', (name, hash) => {
    const xml = readSample(name);
    expect(hashOf(xml)).toBe(hash);
    // The sample itself says so too, where its stamp refers to the document.
    expect(xml).toContain(`<ds:DigestValue>${hash}</ds:DigestValue>`);
  });

  test('no sample is left out', () => {
    expect(foundNames.toSorted()).toEqual(sampleNames.toSorted());
    expect(Object.keys(EXPECTED).toSorted()).toEqual(sampleNames.toSorted());
  });

  test('an unsigned document has the hash that a second library computed', () => {
    expect(hashOf(readUnsigned())).toBe('3UtZbkbCxGmC87nsDcHmkGAaa4RXLRhWIgOBVQuOXWA=');
  });
});

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const open = `<Invoice xmlns="${UBL}Invoice-2" xmlns:cac="${UBL}CommonAggregateComponents-2" xmlns:cbc="${UBL}CommonBasicComponents-2" xmlns:ext="${UBL}CommonExtensionComponents-2">`;

test('stamp, QR code and signature are left out, and the white space around them stays', () => {
  const xml = `<?xml version="1.0"?>${open}<ext:UBLExtensions><x/></ext:UBLExtensions>
  <!-- gone --><cac:AdditionalDocumentReference><cbc:ID>ICV</cbc:ID></cac:AdditionalDocumentReference>
  <cac:AdditionalDocumentReference><cbc:ID> QR </cbc:ID></cac:AdditionalDocumentReference>
  <cac:Signature/><cbc:ID>5</cbc:ID></Invoice>`;
  expect(hashedForm(parseXml(xml))).toBe(`${open}
  <cac:AdditionalDocumentReference><cbc:ID>ICV</cbc:ID></cac:AdditionalDocumentReference>
  
  <cbc:ID>5</cbc:ID></Invoice>`);
});

test('elements of other namespaces stay, whatever they are called', () => {
  const xml = `${open}<Signature></Signature><o:UBLExtensions xmlns:o="urn:o"></o:UBLExtensions></Invoice>`;
  expect(hashedForm(parseXml(xml))).toBe(xml);
});

test('the first document of a chain follows the hash of 0', () => {
  const hex = createHash('sha256').update('0').digest('hex');
  expect(FIRST_PREVIOUS_HASH).toBe(Buffer.from(hex).toString('base64'));
});
