// The routes of game clients: POST, JSON, from any origin; the sessionID is the credential.
import type { FastifyInstance } from 'fastify';
import type { StudioContext } from '../context.ts';
import { acceptFreeRounds } from '../free-rounds/offered-rounds.ts';
import { answerPots } from '../jackpots/shown-pots.ts';
import { openSession } from '../sessions/open-session.ts';
import type { Session } from '../sessions/session.ts';
import { INVALID_SESSION, rgsError, RGS_STATUS, type RgsAnswer } from '../wire/rgs-answer.ts';
import { authenticate } from './authenticate.ts';
import { answerBalance, endSlotRound, saveShownEvent } from './end-slot-round.ts';
import { chooseInstant, playInstant, takeInstant } from './instant-rounds.ts';
import { playSlotRound } from './play-slot-round.ts';
import { rotateOwnSeeds, showRounds, showSeeds } from './seed-calls.ts';

type Body = Readonly<Record<string, unknown>>;
type Operation = (context: StudioContext, session: Session, body: Body) => Promise<RgsAnswer>;

const ROUTES: Readonly<Record<string, Operation>> = {
  '/wallet/authenticate': authenticate,
  '/wallet/balance': answerBalance,
  '/wallet/play': playSlotRound,
  '/wallet/end-round': endSlotRound,
  '/bet/event': saveShownEvent,
  '/free-rounds/accept': acceptFreeRounds,
  '/instant/play': playInstant,
  '/instant/choose': chooseInstant,
  '/instant/take': takeInstant,
  '/jackpots/show': answerPots,
  '/seeds/show': showSeeds,
  '/seeds/rotate': rotateOwnSeeds,
  '/rounds/last': showRounds,
};

/** Clients may wait this long before they ask for the permission again. */
const PREFLIGHT_SECONDS = '600';

export function addRgsRoutes(app: FastifyInstance, context: StudioContext): void {
  for (const [path, operation] of Object.entries(ROUTES)) {
    app.options(path, (_request, reply) =>
      reply
        .headers({
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'POST, OPTIONS',
          'access-control-allow-headers': 'content-type, accept',
          'access-control-max-age': PREFLIGHT_SECONDS,
        })
        .code(204)
        .send(),
    );
    app.post(path, async (request, reply) => {
      void reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
      const answer = await answerTo(context, operation, { body: request.body, ip: request.ip });
      if (answer.ok) return reply.code(200).send(answer.value);
      const { error, message } = answer;
      return reply.code(RGS_STATUS[error]).send({ error, message });
    });
  }
}

async function answerTo(
  context: StudioContext,
  operation: Operation,
  { body, ip }: { body: unknown; ip: string },
): Promise<RgsAnswer> {
  const read = readBody(body);
  if (read === undefined) return rgsError('ERR_VAL', 'the body is no JSON object');
  const session = await openSession(context, { sessionId: read['sessionID'], address: ip });
  if (session === undefined) return INVALID_SESSION;
  return operation(context, session, read);
}

function readBody(body: unknown): Body | undefined {
  if (!Buffer.isBuffer(body)) return undefined;
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Body) : undefined;
  } catch {
    return undefined;
  }
}
