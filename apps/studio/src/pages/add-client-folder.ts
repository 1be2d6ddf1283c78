import type { FastifyInstance } from 'fastify';

/** Serves the files of a game client that is not ours, below `/client/`; needs `addPages`. */
export function addClientFolder(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { '*': string } }>('/client/*', (request, reply) =>
    reply.sendFile(request.params['*'], folder),
  );
}
