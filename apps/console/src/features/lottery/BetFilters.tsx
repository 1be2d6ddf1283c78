import { MenuItem, TextField } from '@mui/material';
import type { CallInput } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { LotteryFilter } from './LotteryFilter.tsx';

export type BetFilter = Pick<CallInput<'memberBets'>, 'gameCode' | 'state'>;

const STATES = ['open', 'won', 'lost', 'returned'] as const;

interface BetFiltersProps {
  readonly filter: BetFilter;
  readonly onChoose: (filter: BetFilter) => void;
}

/** Filters of one member's bets: the lottery, and what they came to. */
export function BetFilters({ filter, onChoose }: BetFiltersProps) {
  const text = useText();
  const { gameCode, state } = filter;
  const chosen = (next: { readonly gameCode?: string; readonly state?: string }) => {
    const to = { gameCode: gameCode ?? '', state: state ?? '', ...next };
    const ofState = STATES.find((each) => each === to.state);
    onChoose({
      ...(to.gameCode === '' ? {} : { gameCode: to.gameCode }),
      ...(ofState === undefined ? {} : { state: ofState }),
    });
  };
  return (
    <>
      <LotteryFilter code={gameCode ?? ''} onChoose={(code) => chosen({ gameCode: code })} />
      <TextField
        select
        label={text('bets.outcome')}
        value={state ?? ''}
        onChange={(event) => chosen({ state: event.target.value })}
        sx={{ minWidth: 130 }}
      >
        <MenuItem value="">{text('app.all')}</MenuItem>
        {STATES.map((each) => (
          <MenuItem key={each} value={each}>
            {text(`bets.${each}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
