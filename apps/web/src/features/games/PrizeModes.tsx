import { useTexts } from '../../i18n/use-texts.ts';
import { Tabs } from '../../ui/forms/Tabs.tsx';
import { PRIZE_MODES, type PrizeMode } from './popular.ts';

const ALL = 'all';

interface PrizeModesProps {
  readonly value: PrizeMode | undefined;
  readonly onChoose: (mode: PrizeMode | undefined) => void;
  readonly className?: string;
}

/** Filters popular lotteries by prize mode; shows all of them at first. */
export function PrizeModes({ value, onChoose, className = '' }: PrizeModesProps) {
  const t = useTexts('lobby');
  return (
    <Tabs
      className={className}
      label={t('prizeMode')}
      look="chips"
      tabs={[
        { value: ALL as string, label: t('mode.all') },
        ...PRIZE_MODES.map((mode) => ({ value: mode as string, label: t(`mode.${mode}`) })),
      ]}
      value={value ?? ALL}
      onChoose={(chosen) => onChoose(PRIZE_MODES.find((mode) => mode === chosen))}
    />
  );
}
