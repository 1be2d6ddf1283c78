// Prometheus metrics: the number of calls, their duration and their status.
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly calls: Histogram<'call' | 'status'>;
  readonly bugs: Counter<'call'>;
  readonly live: Gauge;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    calls: new Histogram({
      name: 'fairhouse_call_seconds',
      help: 'Seconds from request to answer, by call and status',
      labelNames: ['call', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    }),
    bugs: new Counter({
      name: 'fairhouse_bugs_total',
      help: 'Calls that ended in a bug, rolled back',
      labelNames: ['call'],
      registers: [registry],
    }),
    live: new Gauge({
      name: 'fairhouse_live_connections',
      help: 'Open live connections',
      registers: [registry],
    }),
  };
}
