/** A piece of a mail: a paragraph, a table of amounts, or a button. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'rows'; rows: { label: string; value: string; isStrong?: boolean }[] }
  | { kind: 'link'; label: string; url: string };

/** One language of a mail. */
export interface MailSection {
  language: 'ar' | 'en';
  heading: string;
  parts: MailPart[];
}

/**
 * Lays out a mail in both languages, the reader's first: simple tables and inline styles, which is what mail clients
 * understand, and the same as plain text.
 */
export function layOutMail(shopName: string, sections: readonly MailSection[]): { html: string; text: string } {
  const html = `<!doctype html><html lang="${sections[0]?.language ?? 'ar'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(shopName)}</title></head>
<body style="margin:0;background:#f4f1ea;font-family:Cairo,Tahoma,Arial,sans-serif;color:#0c1220">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="font-size:20px;font-weight:700;color:#12305c;margin:0 0 16px;text-align:center">${escapeHtml(shopName)}</p>
${sections.map(sectionHtml).join('\n')}
</div></body></html>`;
  return { html, text: sections.map(sectionText).join('\n\n– – –\n\n') };
}

function sectionHtml({ language, heading, parts }: MailSection): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<div lang="${language}" dir="${direction}" style="background:#fff;border-radius:16px;padding:24px;margin-bottom:16px;text-align:start">
<h1 style="font-size:18px;margin:0 0 12px">${escapeHtml(heading)}</h1>
${parts.map(partHtml).join('\n')}</div>`;
}

function partHtml(part: MailPart): string {
  if (part.kind === 'text') return `<p style="margin:0 0 12px;line-height:1.7">${escapeHtml(part.text)}</p>`;
  if (part.kind === 'link') {
    return `<p style="margin:16px 0"><a href="${escapeHtml(part.url)}" style="display:inline-block;background:#12305c;color:#fff;padding:12px 24px;border-radius:12px;text-decoration:none">${escapeHtml(part.label)}</a></p>`;
  }
  const rows = part.rows.map(
    (
      row,
    ) => `<tr${row.isStrong ? ' style="font-weight:700"' : ''}><td style="padding:6px 0">${escapeHtml(row.label)}</td>
<td style="padding:6px 0;text-align:end"><bdi>${escapeHtml(row.value)}</bdi></td></tr>`,
  );
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 12px">${rows.join('')}</table>`;
}

function sectionText({ heading, parts }: MailSection): string {
  const lines = parts.map((part) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'link') return `${part.label}:\n${part.url}`;
    return part.rows.map((row) => `${row.label}: ${row.value}`).join('\n');
  });
  return [heading, ...lines].join('\n\n');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
