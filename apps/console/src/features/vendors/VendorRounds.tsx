import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { MemberRounds } from './MemberRounds.tsx';

/** Rounds at one vendor, of the member whose name is given. */
export function VendorRounds({ code }: { readonly code: string }) {
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
