export { type Metric, type Sample, writeExposition } from './exposition.ts';
export { createHistogram, type Histogram } from './histogram.ts';
export { type LoopDelay, watchLoopDelay } from './loop-delay.ts';
export { type MetricsServer, serveMetrics } from './serve-metrics.ts';
