import { referenceText } from '@fairhouse/rules/words';
import { instant } from '@fairhouse/values';
import type { CallContext } from '../../platform/call-context.ts';
import { formatZonedTime } from './format-zoned-time.ts';
import { readLotteryNames } from './store/lottery-names.ts';

/**
 * What says of a movement in a file what it refers to, as the site's pages do: in the caller's
 * language, with times as the file's other columns have them, and a round by its game where that is
 * known.
 */
export async function makeReferenceText(
  call: Pick<CallContext, 'sql' | 'merchant' | 'language'>,
): Promise<(reference: string, game?: string) => string> {
  const { sql, merchant, language } = call;
  const names = await readLotteryNames(sql, merchant.id, language);
  const reader = {
    language,
    lottery: (code: string) => names.get(code),
    time: (at: number) => formatZonedTime(instant(at), merchant.zone),
  };
  return (reference, game) => referenceText(reference, reader, game);
}
