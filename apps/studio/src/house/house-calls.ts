// The calls that a house makes to the studio (vendors.md), each signed by the house.
import {
  freeRoundsCancelRequest,
  freeRoundsListRequest,
  freeRoundsRequest,
  gameRoundRequest,
  gameUrlRequest,
  SIGNATURE_HEADER,
  transactionsListRequest,
  VENDOR_PATHS,
} from '@fairhouse/calls/vendor';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as z from 'zod';
import type { StudioContext } from '../context.ts';
import { cancelFreeRounds, grantFreeRounds, listFreeRounds } from '../free-rounds/grant-calls.ts';
import { isSignedBody } from '../keys/body-signature.ts';
import { launchGame } from '../sessions/launch-game.ts';
import { replayUrl } from '../replay/view-token.ts';
import { listCallsOfPlayerRound, listCallsOfSpan } from '../rounds/wallet-call-store.ts';
import { publishedRows } from './published-rows.ts';
import { isKnown, transactionRow } from './transaction-rows.ts';

const PAGE = 1000;
const FIRST = { at: new Date(0), id: '00000000-0000-0000-0000-000000000000' };
const CURSOR = /^(\d{1,16})\.([0-9a-f-]{36})$/;

export function addHouseCalls(app: FastifyInstance, context: StudioContext): void {
  const rows = publishedRows(context.publicUrl);
  // The catalogue is public: it says nothing that the games' own pages do not say.
  app.post(VENDOR_PATHS.gameList, (_request, reply) =>
    reply.send({ status: 'RS_OK', games: rows }),
  );
  signed(app, context, VENDOR_PATHS.gameUrl, gameUrlRequest, async (launch, reply) => {
    const launched = await launchGame(context, launch);
    if (launched.ok) return reply.send({ url: launched.url });
    return reply.code(launched.status).send({ error: launched.message });
  });
  signed(app, context, VENDOR_PATHS.gameRound, gameRoundRequest, async (asked, reply) => {
    const { operator_id: operator, user, round } = asked;
    const calls = /^[0-9a-f-]{36}$/.test(round)
      ? await listCallsOfPlayerRound(context.database, { operator, user, round })
      : [];
    const [first] = calls;
    if (first === undefined) return reply.send({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
    return reply.send({
      status: 'RS_OK',
      url: replayUrl(context, { roundId: first.round_id, game: first.game, language: asked.lang }),
      finished: ['REFUSED', 'SETTLED', 'REFUNDED'].includes(first.round_state),
      transactions: calls.filter(isKnown).map(transactionRow),
    });
  });
  const { freeRounds, freeRoundsCancel, freeRoundsList } = VENDOR_PATHS;
  signed(app, context, freeRounds, freeRoundsRequest, async (asked, reply) =>
    reply.send(await grantFreeRounds(context, asked)),
  );
  signed(app, context, freeRoundsCancel, freeRoundsCancelRequest, async (asked, reply) =>
    reply.send(await cancelFreeRounds(context, asked)),
  );
  signed(app, context, freeRoundsList, freeRoundsListRequest, async (asked, reply) =>
    reply.send(await listFreeRounds(context, asked)),
  );
  signed(
    app,
    context,
    VENDOR_PATHS.transactionsList,
    transactionsListRequest,
    async (asked, reply) => {
      const cursor = CURSOR.exec(asked.cursor ?? '');
      if (asked.cursor !== undefined && cursor === null) {
        return reply.send({ status: 'RS_ERROR_WRONG_SYNTAX', list: [] });
      }
      const found = await listCallsOfSpan(context.database, {
        operator: asked.operator_id,
        from: new Date(asked.start_time),
        to: new Date(asked.end_time),
        after: cursor === null ? FIRST : { at: new Date(Number(cursor[1])), id: cursor[2] ?? '' },
        most: PAGE,
      });
      const last = found.length === PAGE ? found.at(-1) : undefined;
      return reply.send({
        status: 'RS_OK',
        list: found.filter(isKnown).map(transactionRow),
        ...(last && { cursor: `${last.created_at.getTime()}.${last.id}` }),
      });
    },
  );
}

/** Adds a call whose body must be signed by the operator that it names; 401 otherwise. */
function signed<Schema extends z.ZodType<{ readonly operator_id: string }>>(
  app: FastifyInstance,
  context: StudioContext,
  path: string,
  schema: Schema,
  answer: (body: z.output<Schema>, reply: FastifyReply) => Promise<unknown>,
): void {
  app.post(path, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const parsed = schema.safeParse(parseJson(body));
    // The operator that a body names says whose key must have signed it, and nothing else.
    const keys = parsed.success ? context.houseKeys(parsed.data.operator_id) : [];
    const header = request.headers[SIGNATURE_HEADER];
    if (parsed.success && keys.some((key) => isSignedBody(key, body, header))) {
      return answer(parsed.data, reply);
    }
    return reply.code(401).send({ error: 'no call of this operator' });
  });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
