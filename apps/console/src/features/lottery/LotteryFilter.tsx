import { MenuItem, TextField } from '@mui/material';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { useLotteryChoices } from '../../records/use-lottery-choices.ts';

interface LotteryFilterProps {
  readonly code: string;
  readonly onChoose: (code: string) => void;
}

/** Selects the lottery whose draws are monitored; hidden without the right to read lotteries. */
export function LotteryFilter({ code, onChoose }: LotteryFilterProps) {
  const text = useText();
  const mayRead = useRight('lotteries.read');
  const lotteries = useLotteryChoices();
  if (!mayRead) return null;
  return (
    <TextField
      select
      label={text('draw.lottery')}
      value={code}
      onChange={(event) => onChoose(event.target.value)}
      sx={{ minWidth: 150, maxWidth: 260 }}
    >
      <MenuItem value="">{text('app.all')}</MenuItem>
      {lotteries.map(({ id, name, disabled }) => (
        <MenuItem key={id} value={id} disabled={disabled === true}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
