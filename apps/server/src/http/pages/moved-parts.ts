// Serves a chunk of the site's code at a new address, for a browser that caches the failure of the
// old one: the same file, importing each moved file from that file's own new address
// (`apps/web/src/parts/part-loader.ts` decides which files move).
import type { FastifyInstance } from 'fastify';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressText } from '../compress.ts';

const MOVED_ADDRESS = /^\/assets\/([\w.-]+\.js)\?moved=([\w.,~-]{1,6000})$/;

/** Mounts the moved addresses of the scripts below `directory`. */
export function mountMovedParts(listener: FastifyInstance, directory: string): void {
  const folder = join(directory, 'assets');
  const files = new Set(readdirSync(folder).filter((file) => file.endsWith('.js')));
  listener.addHook('onRequest', async (request, reply) => {
    const [, file, history] = MOVED_ADDRESS.exec(request.url) ?? [];
    if (file === undefined || history === undefined || !files.has(file)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const source = importMoved(await readFile(join(folder, file), 'utf8'), history);
    void reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(await compressText(source, request, reply));
  });
}

/**
 * The source with each relative import of a moved file at that file's address. The history is the
 * rounds in which files moved, separated by `~`; a file's address carries it up to its latest
 * round.
 */
export function importMoved(source: string, history: string): string {
  const rounds = history.split('~').map((moved) => new Set(moved.split(',')));
  return source.replaceAll(/(["'`])\.\/([\w.-]+)\.js\1/g, (whole, quote: string, name: string) => {
    const round = rounds.findLastIndex((moved) => moved.has(name));
    if (round < 0) return whole;
    const until = history.split('~').slice(0, round + 1);
    return `${quote}./${name}.js?moved=${until.join('~')}${quote}`;
  });
}
