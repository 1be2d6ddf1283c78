import type { Server } from 'node:tls';
import { tlsOptions, type TlsFiles } from './tls-options.ts';

const EVERY_MS = 30_000;

export interface Following {
  /** Milliseconds between two looks; half a minute when nothing is said. */
  readonly everyMs?: number;
  /** Told when the files changed and cannot be used: a key that does not fit, half a file. */
  readonly warn: (problem: string) => void;
}

/**
 * Has a listener show a renewed certificate from its next connection on, without a restart. Looks
 * at what the files say, since renewal replaces links that no watcher sees. Ends with the server.
 */
export function followFiles(server: Server, files: TlsFiles, { everyMs, warn }: Following): void {
  let shown = textOf(files);
  const timer = setInterval(() => {
    const text = textOf(files);
    if (text === shown || text === undefined) return;
    shown = text;
    try {
      server.setSecureContext(tlsOptions(files));
    } catch (error) {
      warn(String(error));
    }
  }, everyMs ?? EVERY_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** Undefined while the files are being replaced. */
function textOf(files: TlsFiles): string | undefined {
  try {
    const { cert, key } = tlsOptions(files);
    return `${cert.toString()}\n${key.toString()}`;
  } catch {
    return undefined;
  }
}
