// The log: JSON lines on standard output with secrets redacted, and the same lines to a collector.
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config.ts';
import { openLogCollector } from './log-collector.ts';

export interface OpenLog {
  readonly log: Logger;
  /** Sends what is queued for the collector, waiting at most two seconds. */
  close(): Promise<void>;
}

/** Opens the log; tests pass another `output` than standard output. */
export function openLog(
  config: Pick<Config, 'logLevel' | 'logCollector'>,
  output: DestinationStream = pino.destination(1),
): OpenLog {
  const options = {
    level: config.logLevel,
    base: null,
    redact: ['password', '*.password', '*.token', 'headers.authorization', 'headers.cookie'],
  };
  if (config.logCollector === undefined) {
    return { log: pino(options, output), close: () => Promise.resolve() };
  }
  const collector = openLogCollector(config.logCollector, (event) => {
    if (event.is === 'back') log.info('the log collector is back');
    else log.warn({ error: event.error }, 'the log collector is away');
  });
  // The logger's own level decides what both receive.
  const log = pino(
    options,
    pino.multistream([
      { level: 'trace', stream: output },
      { level: 'trace', stream: collector },
    ]),
  );
  return { log, close: () => collector.close() };
}
