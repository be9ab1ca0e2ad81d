import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { type DerElement, dotted, readElements } from './read-der.ts';

/** A request for a certificate, whose signature holds. */
export interface ReadRequest {
  readonly publicKey: KeyObject;
  /** DER of the name of the subject. */
  readonly subject: Buffer;
  /** Texts of the subject and of the alternative name, by their identifiers. */
  readonly names: ReadonlyMap<string, string>;
  readonly template: string;
  /** DER of the requested extensions. */
  readonly extensions: Buffer;
}

const child = (element: DerElement | undefined, at: number): DerElement => {
  const found = element && readElements(element.content)[at];
  if (!found) throw new Error('a part of the request is missing');
  return found;
};

/** Reads base64 of a PEM. Throws for a request that is broken or not signed by its own key. */
export function readRequest(base64: string): ReadRequest {
  const pem = Buffer.from(base64, 'base64').toString('latin1');
  if (!pem.startsWith('-----BEGIN CERTIFICATE REQUEST-----')) throw new Error('no request in PEM');
  const [request] = readElements(Buffer.from(pem.replace(/-----[A-Z ]+-----|\s/g, ''), 'base64'));
  const body = child(request, 0);
  const [, subject, spki, attributes] = readElements(body.content);
  if (!subject || !spki || !attributes) throw new Error('a part of the request is missing');
  const publicKey = createPublicKey({ key: spki.whole, format: 'der', type: 'spki' });
  const signature = child(request, 2).content.subarray(1);
  if (!verify('sha256', body.whole, publicKey, signature)) throw new Error('the signature does not hold');
  // An attribute is its type and a set, which here has the extensions.
  const extensions = child(child(child(attributes, 0), 1), 0);
  const values = new Map(readElements(extensions.content).map((one) => [dotted(child(one, 0).content), child(one, 1)]));
  const template = values.get('1.3.6.1.4.1.311.20.2');
  const alternative = values.get('2.5.29.17');
  const directory = child(child(child(alternative, 0), 0), 0);
  return {
    ...{ publicKey, subject: subject.whole, extensions: extensions.whole },
    names: new Map([...namesIn(subject), ...namesIn(directory)]),
    template: child(template, 0).content.toString('latin1'),
  };
}

function namesIn(name: DerElement): [string, string][] {
  return readElements(name.content).map((set) => {
    const pair = child(set, 0);
    return [dotted(child(pair, 0).content), child(pair, 1).content.toString('utf8')];
  });
}
