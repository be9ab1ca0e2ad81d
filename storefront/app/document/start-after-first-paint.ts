/*
 * Depends on: `<Scripts>` writing its preloads as `<link rel="modulepreload" href="…"/>` and its start as one module script
 * whose imports stand at the beginnings of lines: `import * as route0 from "…";`.
 * When one of these changes: preloads or imports stay where they were, and scripts are fetched before the first frame.
 */

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
const STATIC_IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;

/** Longest that scripts wait for the first screen and its pictures to be on the glass. */
const DRAWN_MS = 1_000;
/** Longest that they wait, fetched, for the browser to have nothing else to do. */
const IDLE_MS = 300;

/**
 * Makes a rendered document fetch its scripts once its first screen, with its pictures, has been drawn. React Router
 * preloads them from the head, where a phone would fetch 120 kB that answer to fingers before the styles, letters and
 * picture that eyes wait for. What it writes as static imports becomes dynamic ones behind that; nothing else of its start
 * changes.
 */
export function startAfterFirstPaint(html: string): string {
  const scripts = [...new Set([...html.matchAll(PRELOAD)].map(([, address]) => address))];
  return html.replace(PRELOAD, '').replace(START, (_, start: string) => {
    return `<script type="module" async="">${afterFirstPaint(start, scripts)}</script>`;
  });
}

function afterFirstPaint(start: string, scripts: readonly (string | undefined)[]): string {
  const names: string[] = [];
  const addresses: string[] = [];
  const rest = start.replace(STATIC_IMPORT, (_, name: string | undefined, address: string) => {
    names.push(name ?? '');
    addresses.push(address);
    return '';
  });
  // A tab in the background draws nothing: it starts at once. A frame begins well before it is seen on a slow phone, so the
  // browser is asked when it was. All files of the page are asked for together, and run when there is nothing else to draw.
  return `const until=f=>new Promise(f),frame=()=>until(r=>requestAnimationFrame(()=>setTimeout(r)));
if(!document.hidden){await frame();
await Promise.race([until(r=>setTimeout(r,${DRAWN_MS})),Promise.all([until(r=>new PerformanceObserver(r).observe({type:"paint",buffered:true})),document.readyState==="complete"||until(r=>addEventListener("load",r))])]);
await frame()}
for(const a of ${JSON.stringify(scripts)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:a}));
await until(r=>(window.requestIdleCallback??setTimeout)(r,{timeout:${IDLE_MS}}));
const [${names.join()}]=await Promise.all(${JSON.stringify(addresses)}.map(a=>import(a)));
${rest.trim()}`;
}
