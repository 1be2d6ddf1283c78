import { Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatDays } from '../../ui/format.ts';
import { usePages } from '../../calls/use-pages.ts';
import { urls } from '../../urls.ts';
import { RoundTable } from './RoundTable.tsx';

interface GameDayRoundsProps {
  readonly code: string;
  readonly day: string;
  readonly nodeId: number;
}

/** The rounds that a row of the report is made of, with the way back to it. */
export function GameDayRounds({ code, day, nodeId }: GameDayRoundsProps) {
  const text = useText();
  const shown = formatDays(day, day, useLanguage());
  const asked = { code, day, nodeId };
  const pages = usePages({
    call: 'vendorGameRounds',
    resource: 'gameDayRounds',
    filter: asked,
  });
  const game =
    pages.query.data?.list[0]?.game ?? (nodeId === 0 ? text('round.unknown') : `№ ${nodeId}`);
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <Typography variant="h6" component="h2">{`${game} · ${shown}`}</Typography>
        <Link to={urls.vendorReport(code, { from: day, to: day, by: 'game' })}>
          {text('round.itsReport')}
        </Link>
        <Link to={urls.vendorRounds(code)}>{text('round.ofMember')}</Link>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {text('round.dayWords')}
      </Typography>
      <RoundTable pages={pages} namesMembers />
    </Stack>
  );
}
