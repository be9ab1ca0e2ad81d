import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalise } from './canonicalise.ts';
import { parseXml, XmlError } from './parse-xml.ts';
import { cleanText, text, writeInvoice, type XmlTree } from './write-xml.ts';

const canonical = (xml: string) => canonicalise(parseXml(xml));

describe('the canonical form', () => {
  test.each([
    ['an empty element has two tags', '<a/>', '<a></a>'],
    ['quotes become double', `<a b='"&#9;&#10;&#13;&lt;&amp;>'/>`, '<a b="&quot;&#x9;&#xA;&#xD;&lt;&amp;>"></a>'],
    ['white space in a value becomes spaces', '<a b="1\n2\t3"/>', '<a b="1 2 3"></a>'],
    ['texts keep > as a reference', '<a>&gt;&quot;\t]]&gt;</a>', '<a>&gt;"\t]]&gt;</a>'],
    ['CDATA becomes text', '<a><![CDATA[<&>]]></a>', '<a>&lt;&amp;&gt;</a>'],
    ['line ends are one character', '<a>1\r\n2\r3&#13;</a>', '<a>1\n2\n3&#xD;</a>'],
    [
      'declaration, comments and white space outside go',
      '<?xml version="1.0"?>\n<!-- 1 --><a>1<!-- 2 -->2</a>\n',
      '<a>12</a>',
    ],
    [
      'namespaces come first, by prefix; attributes by namespace and name',
      '<a z="1" q:a="2" b="3" xmlns:q="urn:a" xmlns="urn:z" xmlns:p="urn:b" p:a="4"/>',
      '<a xmlns="urn:z" xmlns:p="urn:b" xmlns:q="urn:a" b="3" z="1" q:a="2" p:a="4"></a>',
    ],
    [
      'a declaration that is in force is not repeated',
      '<a xmlns:p="urn:p"><b xmlns:p="urn:p"><p:c xmlns=""/></b></a>',
      '<a xmlns:p="urn:p"><b><p:c></p:c></b></a>',
    ],
    [
      'a default namespace is taken back',
      '<a xmlns="urn:a"><b xmlns=""/></a>',
      '<a xmlns="urn:a"><b xmlns=""></b></a>',
    ],
  ])('%s', (_, xml, expected) => expect(canonical(xml)).toBe(expected));

  test('U+0085 and U+2028 are no line ends in XML 1.0', () => {
    expect(canonical('<a>1\u00852\u20283</a>')).toBe('<a>1\u00852\u20283</a>');
  });

  test('Arabic, ﷺ and emoji stay as they are', () => {
    expect(canonical('<a>عود ﷺ &#x1F319;🌙</a>')).toBe('<a>عود ﷺ 🌙🌙</a>');
  });
});

describe('refused', () => {
  test.each([
    ['entities', '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>'],
    ['an unknown entity', '<a>&nbsp;</a>'],
    ['a bare ampersand', '<a>a & b</a>'],
    ['processing instructions', '<a><?php 1 ?></a>'],
    ['another end', '<a><b></a></b>'],
    ['no end', '<a><b></b>'],
    ['two roots', '<a/><b/>'],
    ['a text outside', '<a/>1'],
    ['an undeclared prefix', '<p:a/>'],
    ['an undeclared prefix of an attribute', '<a p:b="1"/>'],
    ['an attribute given twice', '<a b="1" b="2"/>'],
    ['one attribute by two prefixes', '<a xmlns:p="urn:a" xmlns:q="urn:a" p:b="1" q:b="2"/>'],
    ['a relative namespace', '<a xmlns="here"/>'],
    ['control characters', '<a>\u0007</a>'],
    ['control characters as references', '<a>&#7;</a>'],
    ['half of a pair', '<a>\ud83c</a>'],
    ['half of a pair as a reference', '<a>&#xD83C;</a>'],
    ['another version', '<?xml version="1.1"?><a/>'],
    ['another encoding', '<?xml version="1.0" encoding="iso-8859-6"?><a/>'],
    ['attributes without a space', '<a b="1"c="2"/>'],
    ['< in a value', '<a b="<"/>'],
    ['great depth', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`],
    ['nothing', ''],
  ])('%s', (_, xml) => expect(() => parseXml(xml)).toThrow(XmlError));
});

describe('any text', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 60 });
  const tree: fc.Arbitrary<XmlTree> = fc.letrec<{ tree: XmlTree }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc
        .tuple(fc.constantFrom('cbc:ID', 'cac:Item'), anyText, anyText)
        .map(([name, value, key]) => text(name, value, { b: key, a: value })),
      fc.array(tie('tree'), { maxLength: 4 }).map((content) => ({ name: 'cac:Party', attributes: {}, content })),
    ),
  })).tree;

  test('is written in its canonical form', () => {
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 4 }), (children) => {
        const xml = writeInvoice(children);
        expect(`<?xml version="1.0" encoding="UTF-8"?>\n${canonical(xml)}`).toBe(xml);
      }),
    );
  });

  test('is read as it was cleaned', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(canonical(writeInvoice([text('cbc:ID', value)]))).toContain('<cbc:ID>');
        expect(cleanText(cleanText(value))).toBe(cleanText(value));
      }),
    );
  });

  test('is parsed or refused, with characters of markup put anywhere', () => {
    const markup = fc.constantFrom(
      '<',
      '>',
      '/',
      '&',
      ';',
      '"',
      "'",
      '=',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '&#',
      'xmlns:',
    );
    const xml = `<a xmlns:p="urn:p" b='1'><!-- c --><p:d e="2">t&amp;x</p:d><![CDATA[f]]></a>`;
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(xml.length), markup), { minLength: 1, maxLength: 4 }), (insertions) => {
        const broken = insertions.reduce((whole, [at, part]) => whole.slice(0, at) + part + whole.slice(at), xml);
        try {
          const once = canonical(broken);
          expect(canonical(once)).toBe(once);
        } catch (error) {
          if (!(error instanceof XmlError)) throw error;
        }
      }),
      { numRuns: 500 },
    );
  });
});
