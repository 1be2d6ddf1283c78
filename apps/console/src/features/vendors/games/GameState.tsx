import { Chip, Stack } from '@mui/material';
import type { CallValue } from '../../../calls/calls.ts';
import { useText } from '../../../i18n/use-text.ts';
import { StateChip } from '../../../ui/StateChip.tsx';

export type MerchantGame = CallValue<'merchantGames'>['list'][number];

/** Whether players see a game, and if not, the first reason. */
export function GameState({ game }: { readonly game: Pick<MerchantGame, 'hiddenBy'> }) {
  const text = useText();
  const { hiddenBy } = game;
  if (hiddenBy === null) return <StateChip tone="good" label={text('games.seen')} />;
  const tone = hiddenBy === 'limits' ? 'bad' : 'plain';
  return <StateChip tone={tone} label={text(`games.hiddenBy.${hiddenBy}`)} />;
}

export function GameBadges({ game }: { readonly game: Pick<MerchantGame, 'badges'> }) {
  const text = useText();
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {game.badges.map((badge) => (
        <Chip key={badge} size="small" variant="outlined" label={text(`games.badge.${badge}`)} />
      ))}
    </Stack>
  );
}
