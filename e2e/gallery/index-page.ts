import { screens } from './screens.ts';
import { states } from './states.ts';

/** A picture of the gallery, as kept from run to run. */
export interface Pictured {
  screen: string;
  state: string;
  language: string;
  width: number;
  theme: string;
  file: string;
  faults: readonly string[];
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The page of all pictures: a row for each screen, a column for each state; it needs no script. */
export function indexPage(records: readonly Pictured[]): string {
  const broken = records.filter(({ faults }) => faults.length > 0);
  const rows = screens.map(({ name, impossible }) => {
    const cells = states.map((state) => {
      const why = impossible[state];
      if (why) return `<td class="none">${escaped(why)}</td>`;
      return `<td>${records
        .filter((one) => one.screen === name && one.state === state)
        .map(figure)
        .join('')}</td>`;
    });
    return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
  });
  const filters = (['language', 'width', 'theme'] as const).map((name) => choices(name, records));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every state</title><style>${style(records)}</style>
<h1>Every state</h1><form>${filters.join('')}<label><input type="checkbox" id="broken"> broken ones alone</label></form>
<details${broken.length > 0 ? ' open' : ''}><summary>${broken.length} of ${records.length} broken</summary><ul>${broken.map(line).join('')}</ul></details>
<table><thead><tr><th></th>${states.map((state) => `<th scope="col">${state}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></html>`;
}

const looks = ({ language, width, theme }: Pictured) => `language-${language} width-${width} theme-${theme}`;

const figure = (one: Pictured) =>
  `<a id="${one.file}" class="${looks(one)}${one.faults.length > 0 ? ' broken' : ''}" href="${one.file}" title="${escaped(one.faults.join('\n'))}"><img src="${one.file}" loading="lazy" alt="${one.screen}, ${one.state}"></a>`;

const line = (one: Pictured) =>
  `<li><a href="#${one.file}">${one.file}</a>: ${one.faults.map(escaped).join('; ')}</li>`;

const valuesOf = (name: 'language' | 'width' | 'theme', records: readonly Pictured[]) => [
  ...new Set(records.map((one) => String(one[name]))),
];

function choices(name: 'language' | 'width' | 'theme', records: readonly Pictured[]): string {
  const options = ['all', ...valuesOf(name, records)].map(
    (value, at) =>
      `<label><input type="radio" name="${name}" id="${name}-${value}"${at === 0 ? ' checked' : ''}> ${value}</label>`,
  );
  return `<fieldset><legend>${name}</legend>${options.join('')}</fieldset>`;
}

/** A chosen value hides the pictures of all others. */
function style(records: readonly Pictured[]): string {
  const hidden = (['language', 'width', 'theme'] as const).flatMap((name) =>
    valuesOf(name, records).map(
      (value) => `body:has(#${name}-${value}:checked) td a:not(.${name}-${value}) { display: none }`,
    ),
  );
  return `body { font: 14px system-ui; margin: 1rem } form, fieldset { display: flex; gap: 1rem; flex-wrap: wrap; border: 0 }
td, th { vertical-align: top; border: 1px solid #ccc; padding: 4px } thead th { position: sticky; top: 0; background: #fff }
td img { width: 180px; max-height: 500px; object-fit: cover; object-position: top } td a { display: block; border: 2px solid #ddd }
td a.broken { border-color: #c00 } .none { color: #666; max-width: 120px }
body:has(#broken:checked) td a:not(.broken) { display: none }
${hidden.join('\n')}`;
}
