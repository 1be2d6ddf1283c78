// A token to look at one round for five minutes (games.md 3.12).
import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '@fairhouse/values';
import type { StudioContext } from '../context.ts';
import { isSameMark } from '../keys/is-same-mark.ts';
import { codeOf } from '../rounds/round.ts';

const LIFE_MS = 5 * MINUTE_MS;

function mark({ keys }: StudioContext, roundId: string, until: number): string {
  return createHmac('sha256', keys.sealing).update(`view ${roundId} ${until}`).digest('base64url');
}

export function makeViewToken(context: StudioContext, roundId: string): string {
  const until = context.clock() + LIFE_MS;
  return `${until}.${mark(context, roundId, until)}`;
}

export function isViewToken(context: StudioContext, roundId: string, token: string): boolean {
  const [until = '', given = ''] = token.split('.');
  if (!/^\d{1,16}$/.test(until) || Number(until) < context.clock()) return false;
  return isSameMark(given, mark(context, roundId, Number(until)));
}

/** The page that plays a round again. */
export function replayUrl(
  context: StudioContext,
  { roundId, game, language }: { roundId: string; game: string; language: string | undefined },
): string {
  const query = new URLSearchParams({
    replay: 'true',
    round: roundId,
    token: makeViewToken(context, roundId),
    ...(language !== undefined && { lang: language }),
    rgs_url: new URL(context.publicUrl).host,
  });
  return `${context.publicUrl}/play/${codeOf(game)}/?${query.toString()}`;
}
