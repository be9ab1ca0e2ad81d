/** A metric with one or more labelled samples, as Prometheus reads it. */
export interface Metric {
  name: string;
  /** The help text, one line. */
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
}

export interface Sample {
  value: number;
  labels?: Readonly<Record<string, string>>;
  /** Of a histogram. */
  part?: 'bucket' | 'sum' | 'count';
}

export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Writes metrics in Prometheus' text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function writeExposition(metrics: readonly Metric[]): string {
  return metrics
    .map(({ name, help, type, samples }) => {
      const lines = samples.map(({ value, labels, part }) => {
        const whole = part ? `${name}_${part}` : name;
        return `${whole}${writeLabels(labels)} ${writeNumber(value)}\n`;
      });
      return `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}\n# TYPE ${name} ${type}\n${lines.join('')}`;
    })
    .join('');
}

function writeLabels(labels: Sample['labels']): string {
  const written = Object.entries(labels ?? {}).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return written.length === 0 ? '' : `{${written.join(',')}}`;
}

function escapeLabel(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function writeNumber(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf';
  return value === Number.NEGATIVE_INFINITY ? '-Inf' : String(value);
}
