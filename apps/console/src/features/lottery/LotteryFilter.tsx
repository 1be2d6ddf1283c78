import { MenuItem, TextField } from '@mui/material';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';

interface LotteryFilterProps {
  readonly code: string;
  readonly onChoose: (code: string) => void;
}

/** Selects the lottery whose draws are shown; hidden without the right to read lotteries. */
export function LotteryFilter({ code, onChoose }: LotteryFilterProps) {
  const text = useText();
  const language = useLanguage();
  const mayRead = useRight('lotteries.read');
  const { data } = useAsk('lotteryList', {}, { enabled: mayRead });
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
      {(data?.list ?? []).map((each) => (
        <MenuItem key={each.code} value={each.code}>
          {each.names[language]}
        </MenuItem>
      ))}
    </TextField>
  );
}
