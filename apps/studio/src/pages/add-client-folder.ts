import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the files of a game client that is not ours, below `/client/`. */
export async function addClientFolder(app: FastifyInstance, folder: string): Promise<void> {
  // The pages of our own client, where it is built, have the decorator already.
  const decorateReply = !app.hasReplyDecorator('sendFile');
  await app.register(fastifyStatic, { root: folder, prefix: '/client/', decorateReply });
}
