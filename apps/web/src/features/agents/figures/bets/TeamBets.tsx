import { setCentreFilters, useChoiceFilter } from '../../../../centre/centre-filters.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Tabs } from '../../../../ui/forms/Tabs.tsx';
import { GameRounds } from './GameRounds.tsx';
import { LotteryBets } from './LotteryBets.tsx';

const PARTS = ['lotteries', 'games'] as const;

/** What the team has bet: in lotteries, and in games of vendors. */
export function TeamBets() {
  const t = useTexts('agentFigures');
  const part = useChoiceFilter('tab', PARTS) ?? 'lotteries';
  return (
    <Tabs
      label={t('bets')}
      tabs={PARTS.map((value) => ({ value, label: t(`betsIn.${value}`) }))}
      value={part}
      onChoose={(value) => setCentreFilters({ tab: value === 'lotteries' ? undefined : value })}
    >
      {part === 'lotteries' ? <LotteryBets /> : <GameRounds />}
    </Tabs>
  );
}
