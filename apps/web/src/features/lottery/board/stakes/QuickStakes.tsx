import { parseAmount } from '@fairhouse/values';
import { useFormats } from '../../../../i18n/format.ts';
import { multipleOf, type Board, type Controls } from '../controls.ts';
import { StakeChips } from './StakeChips.tsx';
import { stakeRow } from './stake-row.ts';
import { useOwnStakes } from './use-own-stakes.ts';

interface QuickStakesProps {
  readonly board: Board;
  readonly controls: Controls;
  readonly onChange: (patch: Partial<Controls>) => void;
  readonly className?: string;
}

/** Stakes to press: amounts at fixed odds, otherwise multiples of the unit. */
export function QuickStakes({ board, controls, onChange, className }: QuickStakesProps) {
  const { number } = useFormats();
  const [own] = useOwnStakes();
  const kind = controls.style === 'FIXED' ? 'amounts' : 'multiples';
  const row = stakeRow(kind, board, own);
  return kind === 'amounts' ? (
    <StakeChips
      kind={kind}
      className={className}
      choices={row.map((stake) => ({ stake, label: number(stake) }))}
      chosen={row.find((stake) => parseAmount(stake) === parseAmount(controls.stake))}
      most={board.limits.maxStake}
      onChoose={(stake) => onChange({ stake })}
    />
  ) : (
    <StakeChips
      kind={kind}
      className={className}
      choices={row.map((stake) => ({ stake, label: `×${stake}` }))}
      chosen={row.find((stake) => multipleOf(stake) === multipleOf(controls.multiple))}
      most={String(board.limits.maxMultiple)}
      onChoose={(multiple) => onChange({ multiple })}
    />
  );
}
