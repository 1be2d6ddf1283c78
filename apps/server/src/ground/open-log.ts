// The log: JSON lines on standard output without secrets, and the same lines to a collector.
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';
import { openLogCollector } from './log-collector.ts';

export interface OpenLog {
  readonly log: Logger;
  /** Sends what waits for the collector, for as long as two seconds. */
  close(): Promise<void>;
}

/** Opens the log; `output` is standard output unless a test has one of its own. */
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
  const collector = openLogCollector(config.logCollector, (news) => {
    if (news.is === 'back') log.info('the log collector is back');
    else log.warn({ error: news.error }, 'the log collector is away');
  });
  const both = {
    write: (line: string): void => {
      output.write(line);
      collector.write(line);
    },
  };
  const log = pino(options, both);
  return { log, close: () => collector.close() };
}
