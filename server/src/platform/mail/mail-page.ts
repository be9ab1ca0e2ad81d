/** A piece of a mail: a paragraph, a table of amounts, or a button. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'rows'; rows: MailRow[] }
  | { kind: 'link'; label: string; url: string }
  /** Sanitised HTML (`renderMarkdown`), and its plain text. */
  | { kind: 'html'; html: string; text: string };

interface MailRow {
  label: string;
  value: string;
  /** True for the row with the sum of the rows above it. */
  isStrong?: boolean;
}

/** The content of a mail in one language. */
export interface MailSection {
  language: 'ar' | 'en';
  heading: string;
  parts: MailPart[];
}

/** The sender as a mail shows it. Colours are `#rrggbb`. */
export interface MailSender {
  name: string;
  colours: { primary: string; onPrimary: string; primaryDark: string; onPrimaryDark: string };
}

/** Styles for mail programs that support `prefers-color-scheme`; the others use the inline colours. */
const darkStyle = ({ primaryDark, onPrimaryDark }: MailSender['colours']) => `@media (prefers-color-scheme: dark) {
body, .page { background: #0b1220 !important; color: #e8ecf3 !important }
.shop { color: ${primaryDark} !important }
.card { background: #152035 !important }
.button { background: ${primaryDark} !important; color: ${onPrimaryDark} !important }
.total td { border-color: #33415c !important }
}`;

/**
 * Lays out a mail in both languages, the reader's first: simple tables and inline styles, as mail clients require, and
 * the same as plain text. `footer` names the sender. Its title is the first heading, for browser tabs. Mail lists show
 * its first text beside the subject.
 */
export function layOutMail(
  { name: shopName, colours }: MailSender,
  sections: readonly MailSection[],
  footer: readonly string[] = [],
): { html: string; text: string } {
  const [first] = sections;
  const opening = first?.parts.find((part) => part.kind === 'text')?.text ?? '';
  const language = first?.language ?? 'ar';
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(first?.heading ?? shopName)}</title><style>${darkStyle(colours)}</style></head>
<body style="margin:0;background:#f4f1ea;font-family:Cairo,'Segoe UI',Tahoma,Arial,sans-serif;font-size:16px;color:#0c1220">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(opening)}</div>
<div class="page" style="background:#f4f1ea;padding:24px 12px"><div style="max-width:560px;margin:0 auto">
<p class="shop" style="font-size:20px;font-weight:700;color:${colours.primary};margin:0 0 16px;text-align:center">${escapeHtml(shopName)}</p>
${[...sections.map((section) => sectionHtml(section, colours)), ...footer.map(footerHtml)].join('\n')}
</div></div></body></html>`;
  return { html, text: [...sections.map(sectionText), ...footer].join('\n\n– – –\n\n') };
}

/** Each footer line in the direction of its own language. */
function footerHtml(line: string): string {
  return `<p dir="auto" style="font-size:13px;line-height:1.7;margin:0 0 8px;text-align:center">${escapeHtml(line)}</p>`;
}

const directionOf = (language: MailSection['language']) => (language === 'ar' ? 'rtl' : 'ltr');

function sectionHtml({ language, heading, parts }: MailSection, colours: MailSender['colours']): string {
  return `<div class="card" lang="${language}" dir="${directionOf(language)}" style="background:#fff;border-radius:16px;padding:24px;margin-bottom:16px;text-align:start">
<h1 style="font-size:20px;line-height:1.5;margin:0 0 12px">${wordsHtml(heading)}</h1>
${parts.map((part) => partHtml(part, colours)).join('\n')}</div>`;
}

function partHtml(part: MailPart, { primary, onPrimary }: MailSender['colours']): string {
  if (part.kind === 'text')
    return `<p style="margin:0 0 12px;line-height:1.8">${wordsHtml(part.text).replaceAll('\n', '<br>')}</p>`;
  if (part.kind === 'html') return `<div style="line-height:1.8">${part.html}</div>`;
  if (part.kind === 'link') {
    return `<p style="margin:20px 0 12px"><a class="button" href="${escapeHtml(part.url)}" style="display:inline-block;background:${primary};color:${onPrimary};padding:12px 24px;border-radius:12px;font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>`;
  }
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 12px;line-height:1.6">${part.rows.map(rowHtml).join('\n')}</table>`;
}

/** A long label wraps; its amount never does. */
function rowHtml({ label, value, isStrong }: MailRow): string {
  const cell = `padding:6px 0;vertical-align:top${isStrong ? ';border-top:1px solid #d9d4c7;font-weight:700' : ''}`;
  return `<tr${isStrong ? ' class="total"' : ''}><td style="${cell};padding-inline-end:16px">${escapeHtml(label)}</td>
<td style="${cell};text-align:end;white-space:nowrap"><bdi>${escapeHtml(value)}</bdi></td></tr>`;
}

function sectionText({ heading, parts }: MailSection): string {
  const lines = parts.map((part) => {
    if (part.kind === 'text' || part.kind === 'html') return part.text;
    if (part.kind === 'link') return `${part.label}:\n${part.url}`;
    return part.rows.map((row) => `${row.label}: ${row.value}`).join('\n');
  });
  return [heading, ...lines].join('\n\n');
}

/** Order numbers and IBANs: written left to right and never broken across lines, above all within Arabic. */
const CODE = /\b[A-Z]{2,4}-\d[\d-]*\b|\b[A-Z]{2}\d{2}[A-Z\d]{11,30}\b/g;

function wordsHtml(text: string): string {
  return escapeHtml(text).replace(CODE, '<bdi dir="ltr" style="white-space:nowrap">$&</bdi>');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
