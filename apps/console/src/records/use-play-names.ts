import { loadFamily } from '@fairhouse/rules/lottery';
import { loadPlayWords, pickWords } from '@fairhouse/rules/words';
import { useQuery } from '@tanstack/react-query';
import { useRight } from '../calls/session.ts';
import { useAsk } from '../calls/use-ask.ts';
import { useLanguage } from '../i18n/use-text.ts';

export interface PlayNames {
  /** The tab of a play on the site's board. */
  readonly menu: (menu: string) => string;
  readonly play: (code: string) => string;
  /** A prize tier of a play. */
  readonly tier: (tier: string, play: string) => string;
  /** A number or symbol of a play: `Color:green`. */
  readonly item: (item: string) => string;
  /** The numbers of a bet, as the site reads them: `5th ball: 6`. */
  readonly pick: (pick: string, play: string) => string;
}

/** What the site calls the plays of a lottery; their codes until the words are loaded. */
export function usePlayNames(lottery: string): PlayNames {
  const language = useLanguage();
  const lotteries = useAsk('lotteryList', {}, { enabled: useRight('lotteries.read') });
  // Without the lotteries, which may not be read or fail, the codes stay.
  const list = lotteries.error ? undefined : lotteries.data?.list;
  const code = list?.find((each) => each.code === lottery)?.family;
  const { data } = useQuery({
    queryKey: ['playNames', language, code],
    queryFn: async () => {
      const [words, family] = await Promise.all([
        loadPlayWords(language, code ?? ''),
        loadFamily(code ?? ''),
      ]);
      return { words, family };
    },
    enabled: code !== undefined,
    staleTime: Infinity,
  });
  const find = (play: string) => data?.family?.plays.get(play);
  return {
    menu: (menu) => data?.words.group(menu) ?? menu,
    play: (each) => {
      const play = find(each);
      return play === undefined || data === undefined ? each : data.words.fullName(play);
    },
    tier: (tier, play) => data?.words.tier(tier, play) ?? tier,
    pick: (pick, play) => (data && pickWords(data.words, find(play), pick)) || pick,
    item: (item) => {
      const [name = '', ...symbols] = item.split(':');
      const play = find(name);
      if (play === undefined || data === undefined || symbols.length === 0) return item;
      const symbol = data.words.symbol(symbols.at(-1) ?? '', name);
      return `${data.words.fullName(play)}: ${symbol}`;
    },
  };
}
