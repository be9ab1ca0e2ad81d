/** Texts that end a string, a statement, a tag, a path or a line somewhere, each where code was careless. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'SQL, another statement': `'); create table injected(); --`,
  'SQL, always true': `' or '1'='1`,
  'SQL, a dollar quote': `$$; create table injected(); --$$`,
  'SQL, a wait': `1; select pg_sleep(5) --`,
  'SQL, a pattern': `%_\\%`,
  'a script': `<script>window.__ran=1</script>`,
  'an image': `<img src=x onerror=window.__ran=1>`,
  'the end of an attribute': `"><svg/onload=window.__ran=1>`,
  'the end of a script': `</script><script>window.__ran=1</script>`,
  'an address': `javascript:window.__ran=1`,
  'Markdown with an address': `[x](javascript:window.__ran=1)`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is one for careless code
  'a template': '{{constructor.constructor("window.__ran=1")()}}${window.__ran=1}',
  ICU: `{count, plural, other {#}}{`,
  'a path': `../../../../etc/passwd`,
  'a header': `a\r\nSet-Cookie: a=b`,
  'a log line': `a\n{"level":60,"msg":"forged"}`,
  'a formula': `=cmd|'/c calc'!A1`,
  'letters turned round': `\u202egnp.exe`,
  'an own name of objects': `__proto__`,
};
