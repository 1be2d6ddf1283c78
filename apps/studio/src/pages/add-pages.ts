// The pages of the games: one built client for all of them, in a frame of any house.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isPublished } from '../games/published-games.ts';

/** Frames are allowed to any house; scripts, styles and pictures are the client's own. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: " +
  "blob:; connect-src *; font-src 'self'; media-src 'self' blob:; base-uri 'none'; " +
  "form-action 'none'";

/** Files with a hash in their name never change. */
const FOREVER = 'public, max-age=31536000, immutable';

export function addPages(app: FastifyInstance, folder: string): void {
  const send = (reply: FastifyReply) =>
    reply
      .headers({
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(readFileSync(join(folder, 'index.html'), 'utf8'));
  app.get('/', (_request, reply) => send(reply));
  app.get<{ Params: { game: string } }>('/play/:game/', (request, reply) =>
    isPublished(request.params.game)
      ? send(reply)
      : reply.code(404).send({ error: 'no such game' }),
  );
  app.get<{ Params: { game: string } }>('/fair/:game/', (request, reply) =>
    isPublished(request.params.game)
      ? send(reply)
      : reply.code(404).send({ error: 'no such game' }),
  );
  for (const part of ['assets', 'thumbs']) {
    app.get<{ Params: { '*': string } }>(`/${part}/*`, (request, reply) => {
      const file = normalize(`${part}/${request.params['*']}`);
      const path = join(folder, file);
      if (!file.startsWith(`${part}/`) || !existsSync(path) || !statSync(path).isFile()) {
        return reply.code(404).send({ error: 'no such file' });
      }
      void reply.header('cache-control', part === 'assets' ? FOREVER : 'public, max-age=3600');
      void reply.header('access-control-allow-origin', '*');
      void reply.header('x-content-type-options', 'nosniff');
      return reply.sendFile(file, folder);
    });
  }
}
