import { useRight } from '../calls/session.ts';
import { useAsk } from '../calls/use-ask.ts';
import { useLanguage } from '../i18n/use-text.ts';

interface LotteryChoice {
  readonly id: string;
  readonly name: string;
  readonly disabled?: true;
}

/**
 * The lotteries by name, to choose one; none without the right to read them. If they cannot be
 * read, the only choice says so.
 */
export function useLotteryChoices(): LotteryChoice[] {
  const language = useLanguage();
  const { data, error } = useAsk('lotteryList', {}, { enabled: useRight('lotteries.read') });
  if (error) return [{ id: '-', name: error.message, disabled: true }];
  return (data?.list ?? []).map(({ code, names }) => ({ id: code, name: names[language] }));
}
