import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';

const PAUSE_MS = 500;

/** Markdown as readers will see it: rendered and sanitised by the server, after a moment without typing. */
export function MarkdownPreview({ markdown, language }: { markdown: string; language: 'ar' | 'en' }) {
  const say = useText('pages');
  const common = useText('common');
  const typed = useSettled(markdown);
  const { data } = useCall('POST /admin/markdown', { body: { markdown: typed } }, { isOn: typed.trim() !== '' });
  return (
    <Panel title={say('previewOf', { language: common(language === 'ar' ? 'arabic' : 'english') })}>
      {typed.trim() === '' || !data ? (
        <p className="text-soft">{say('nothingYet')}</p>
      ) : (
        <CleanHtml html={data.html} language={language} />
      )}
    </Panel>
  );
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface Policies {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): string };
}

/**
 * The page accepts no HTML that did not pass a policy (`require-trusted-types-for`): only HTML from the server passes
 * through this one.
 */
const policies = Reflect.get(globalThis, 'trustedTypes') as Policies | undefined;
const policy = policies?.createPolicy('shop-markdown', { createHTML: (html) => html });

/** HTML that the server cleaned, as it does for every reader. */
function CleanHtml({ html, language }: { html: string; language: 'ar' | 'en' }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current) element.current.innerHTML = policy ? policy.createHTML(html) : html;
  }, [html]);
  return (
    <div
      ref={element}
      lang={language}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      className="prose-preview max-w-prose wrap-anywhere"
    />
  );
}
