import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { GameDayRounds } from './GameDayRounds.tsx';
import { MemberRounds } from './MemberRounds.tsx';

/** Rounds at one vendor: of a game's day in the address, or of the member whose name is given. */
export function VendorRounds({ code }: { readonly code: string }) {
  const [search] = useSearchParams();
  const [day, nodeId] = [search.get('day') ?? '', search.get('game') ?? ''];
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{1,9}$/.test(nodeId) ? (
    <GameDayRounds key={`${day} ${nodeId}`} code={code} day={day} nodeId={Number(nodeId)} />
  ) : (
    <RoundsOfMember code={code} />
  );
}

function RoundsOfMember({ code }: { readonly code: string }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [username, setUsername] = useState<string>();
  return (
    <Stack spacing={2}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setUsername(typed.trim() || undefined);
        }}
      >
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <TextField
            size="small"
            label={text('round.ofMember')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
          <Button type="submit" variant="contained">
            {text('round.find')}
          </Button>
        </Stack>
      </form>
      {username === undefined ? (
        <Typography variant="body2" color="textSecondary">
          {text('round.giveName')}
        </Typography>
      ) : (
        <MemberRounds key={username} of={{ username, vendor: code }} />
      )}
    </Stack>
  );
}
