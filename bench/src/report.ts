/** One comparison: ours and a yardstick, both a second, and the least share of it we promise. */
export interface Row {
  name: string;
  ours: string;
  yardstick: string;
  theirs: string;
  ratio: number;
  goal: string;
  isMet: boolean;
}

export function row(name: string, ours: number, yardstick: string, theirs: number, atLeast: number): Row {
  const ratio = ours / theirs;
  const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en')}/s`;
  return {
    name,
    ours: perSecond(ours),
    yardstick,
    theirs: perSecond(theirs),
    ratio,
    goal: `≥ ${atLeast}`,
    isMet: ratio >= atLeast,
  };
}

/** A latency (ms) against another that it may exceed by a factor. */
export function latencyRow(name: string, ours: number, yardstick: string, theirs: number, below: number): Row {
  const ratio = ours / theirs;
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  return { name, ours: ms(ours), yardstick, theirs: ms(theirs), ratio, goal: `< ${below}`, isMet: ratio < below };
}

/** A row of a process's memory in bytes, against its goal. */
export function memoryRow(name: string, ours: number, atMost: number): Row {
  const ratio = ours / atMost;
  const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MB`;
  return {
    name,
    ours: megabytes(ours),
    yardstick: 'goal',
    theirs: megabytes(atMost),
    ratio,
    goal: '≤ 1',
    isMet: ratio <= 1,
  };
}

/** A row of a count, against the most that is allowed. */
export function countRow(name: string, ours: number, yardstick: string, theirs: number, atMost: number): Row {
  const ratio = ours / theirs;
  return { name, ours: `${ours}`, yardstick, theirs: `${theirs}`, ratio, goal: `≤ ${atMost}`, isMet: ratio <= atMost };
}

export function printRows(rows: readonly Row[]): void {
  const columns = rows.map((one) => [
    one.isMet ? '✓' : '✗',
    one.name,
    one.ours,
    `${one.yardstick}: ${one.theirs}`,
    one.ratio.toFixed(2),
    one.goal,
  ]);
  const header = ['', 'what', 'ours', 'yardstick', 'ratio', 'goal'];
  const widths = header.map((title, index) =>
    Math.max(title.length, ...columns.map((line) => (line[index] ?? '').length)),
  );
  for (const line of [header, ...columns]) {
    process.stdout.write(`${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}\n`);
  }
}
