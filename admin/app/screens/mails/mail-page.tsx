import { useEffect, useRef } from 'react';

interface Policies {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): string };
}

/** Only mails rendered by the server pass through this policy: typed text is escaped in them. */
const policies = Reflect.get(globalThis, 'trustedTypes') as Policies | undefined;
const policy = policies?.createPolicy('shop-mail', { createHTML: (html) => html });

/**
 * A mail as mail programs show it, apart from the styles of this page. The admin's policy refuses inline styles that
 * arrive as text, so each is set by script. The links are inert, and the headings do not count as headings of this
 * page.
 */
export function MailPage({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const inert = html
      .replace(/<style>.*?<\/style>/s, '')
      .replaceAll(' style="', ' data-style="')
      .replaceAll(' href="', ' data-href="')
      .replaceAll('<h1', '<h3')
      .replaceAll('</h1>', '</h3>');
    // The types accept only a string here, where browsers also accept the policy's result.
    const parsed = new DOMParser().parseFromString(policy ? policy.createHTML(inert) : inert, 'text/html');
    const drawn = [...parsed.body.children].map((child) => document.importNode(child, true));
    root.replaceChildren(...drawn);
    for (const styled of root.querySelectorAll<HTMLElement>('[data-style]')) {
      styled.style.cssText = styled.getAttribute('data-style') ?? '';
    }
  }, [html]);
  return <div ref={host} className="overflow-hidden rounded-lg border border-line text-[#0c1220]" />;
}
