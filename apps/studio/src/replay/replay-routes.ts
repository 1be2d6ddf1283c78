import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { StudioContext } from '../context.ts';
import { roundField } from '../rgs/round-field.ts';
import { findRound } from '../rounds/round-store.ts';
import { readRoundFile } from './round-file.ts';
import { isViewToken } from './view-token.ts';

const ID = z.object({ id: z.uuid() });
const VIEW = z.object({ event: z.uuid() });
const TOKEN = z.object({ token: z.string().max(100) });

/** The file of a round, and the round itself for a page that has a token of it. */
export function addReplayRoutes(app: FastifyInstance, context: StudioContext): void {
  app.get('/verify/round/:id', async (request, reply) => {
    const read = ID.safeParse(request.params);
    const file = read.success ? await readRoundFile(context, read.data.id) : undefined;
    if (file === undefined) return reply.code(404).send({ error: 'no such round' });
    return reply.send(file);
  });
  app.get('/bet/replay/:game/:version/:mode/:event', async (request, reply) => {
    const params = VIEW.safeParse(request.params);
    const query = TOKEN.safeParse(request.query);
    if (!params.success || !query.success) return reply.code(404).send({ error: 'no such round' });
    const { event } = params.data;
    if (!isViewToken(context, event, query.data.token)) {
      return reply.code(403).send({ error: 'the token is not of this round, or has ended' });
    }
    const round = await findRound(context.database, event);
    if (round === undefined || round.outcome === null)
      return reply.code(404).send({ error: 'no such round' });
    return reply.send({ ...roundField(round), currency: round.currency });
  });
}
