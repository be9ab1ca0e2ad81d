/*
 * Depends on: `<Scripts>` writing its preloads as `<link rel="modulepreload" href="…"/>` and its start as one module script
 * whose imports stand at the beginnings of lines: `import * as route0 from "…";`.
 * When one of these changes: preloads or imports stay where they were, and scripts are fetched before the first frame.
 */

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
const STATIC_IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;

/** Longest wait of scripts for the first screen and its pictures to be displayed. */
const DRAWN_MS = 1_000;
/** Requests in one task: each takes a slow phone several milliseconds, and a touch waits for the task to end. */
const REQUESTS_AT_ONCE = 2;
/** Longest wait of loaded scripts for an idle browser. */
const IDLE_MS = 300;

/**
 * Makes a rendered document load its scripts after its first screen, with its pictures, has been drawn. React Router
 * preloads them from the head, where a phone would load 120 kB of code for interaction before the styles, fonts and
 * picture of the first view. Its static imports become dynamic ones that run after that; the rest of its start is
 * unchanged.
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
  // A tab in the background draws no frame: it starts immediately. On a slow phone a frame is displayed well after it
  // begins, so the browser is asked for the time of display. All files of the page are requested in short tasks, and
  // run when the browser is idle.
  return `const until=f=>new Promise(f),frame=()=>until(r=>requestAnimationFrame(()=>setTimeout(r)));
if(!document.hidden){await frame();
await Promise.race([until(r=>setTimeout(r,${DRAWN_MS})),Promise.all([until(r=>new PerformanceObserver(r).observe({type:"paint",buffered:true})),document.readyState==="complete"||until(r=>addEventListener("load",r))])]);
await frame()}
for(const[i,a]of ${JSON.stringify(scripts)}.entries()){document.hidden||i%${REQUESTS_AT_ONCE}||await until(r=>setTimeout(r));document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:a}))}
await until(r=>(window.requestIdleCallback??setTimeout)(r,{timeout:${IDLE_MS}}));
const [${names.join()}]=await Promise.all(${JSON.stringify(addresses)}.map(a=>import(a)));
${rest.trim()}`;
}
