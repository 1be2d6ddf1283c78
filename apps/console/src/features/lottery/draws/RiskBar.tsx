import { Box } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { chartHeight } from '../../../ui/format.ts';

interface RiskBarProps {
  readonly stake: string;
  readonly payout: string;
  /** The amount that fills the whole width. */
  readonly most: number;
}

/** The possible payout of a draw against its stakes: what stands above the stakes is at risk. */
export function RiskBar({ stake, payout, most }: RiskBarProps) {
  const text = useText();
  const widthOf = (value: string) => (most > 0 ? (chartHeight(value) / most) * 100 : 0);
  const [staked, paid] = [widthOf(stake), widthOf(payout)];
  return (
    <Box
      role="img"
      aria-label={text('exposure.bar', { stake, payout })}
      sx={{
        position: 'relative',
        height: 12,
        minWidth: 90,
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'action.hover',
      }}
    >
      <Part from={0} to={Math.min(staked, paid)} color="primary.main" />
      <Part from={staked} to={paid} color="error.main" />
      <Part from={paid} to={staked} color="success.main" />
    </Box>
  );
}

interface PartProps {
  readonly from: number;
  readonly to: number;
  readonly color: string;
}

function Part({ from, to, color }: PartProps) {
  if (to <= from) return null;
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 0,
        bottom: 0,
        left: `${from}%`,
        width: `${to - from}%`,
        bgcolor: color,
      }}
    />
  );
}
