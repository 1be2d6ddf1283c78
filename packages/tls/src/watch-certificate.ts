import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:tls';
import { tlsOptions, type TlsFiles } from './tls-options.ts';

const INTERVAL_MS = 30_000;

export interface WatchOptions {
  /** The polling interval in milliseconds; 30 seconds by default. */
  readonly intervalMs?: number;
  /** Called when changed files cannot be used: a key that does not match, an incomplete file. */
  readonly warn: (problem: string) => void;
}

/**
 * Reloads a renewed certificate for new connections of a listener, without a restart. Compares the
 * content of the files by polling, because a file watcher misses replaced symbolic links. Stops
 * when the server closes. A server without files, which has no certificate, is left alone.
 */
export function watchCertificate(
  server: HttpServer | Server,
  files: TlsFiles | undefined,
  { intervalMs, warn }: WatchOptions,
): void {
  if (files === undefined) return;
  if (!(server instanceof Server)) throw new TypeError('the server has no TLS');
  let loaded = readFiles(files);
  const timer = setInterval(() => {
    const text = readFiles(files);
    if (text === loaded || text === undefined) return;
    loaded = text;
    try {
      server.setSecureContext(tlsOptions(files));
    } catch (error) {
      warn(String(error));
    }
  }, intervalMs ?? INTERVAL_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** The content of the files; undefined while they are being replaced. */
function readFiles(files: TlsFiles): string | undefined {
  try {
    const { cert, key } = tlsOptions(files);
    return `${cert.toString()}\n${key.toString()}`;
  } catch {
    return undefined;
  }
}
