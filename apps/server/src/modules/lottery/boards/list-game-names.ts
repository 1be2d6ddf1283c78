import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { LANGUAGES, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { getCatalogue, knownKinds, knownNames } from '../catalogue/index.ts';
import { lotteryName } from './draw-items.ts';

/** The names under which players look for the lotteries on sale, the caller's language first. */
export async function listGameNames(
  call: CallOf<PlayerCalls['gameNames']>,
): Promise<Answer<PlayerCalls['gameNames']>> {
  const { lotteries } = await getCatalogue(call.app, call.merchant);
  const languages = [call.language, ...LANGUAGES];
  const list = lotteries
    .filter(({ row }) => row.enabled)
    .map(({ row }) => ({
      gameCode: row.code,
      names: [
        ...new Set([
          ...languages.map((language) => lotteryName(row, language)),
          row.code,
          ...knownNames(row.code),
        ]),
      ],
      kinds: [row.family, ...knownKinds(row.family)],
    }));
  return ok({ list });
}
