import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage } from '../../i18n/use-text.ts';

interface LotteryChoice {
  readonly id: string;
  readonly name: string;
}

/** The lotteries by name, to choose one; none without the right to read them. */
export function useLotteryChoices(): LotteryChoice[] {
  const language = useLanguage();
  const { data } = useAsk('lotteryList', {}, { enabled: useRight('lotteries.read') });
  return (data?.list ?? []).map(({ code, names }) => ({ id: code, name: names[language] }));
}
