import { Button, Stack } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { urls } from '../../urls.ts';
import { MemberRounds } from '../../features/vendors/MemberRounds.tsx';

/** A member's rounds: all of them, or the one that the address names. */
export function ChosenRounds({ member }: { readonly member: string }) {
  const text = useText();
  const [search] = useSearchParams();
  const [vendor, round] = [search.get('vendor'), search.get('round')];
  if (vendor === null || round === null) return <MemberRounds of={{ member }} />;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', '& > *': { width: '100%' } }}>
      <Button component={Link} to={urls.member(member, 'rounds')} sx={{ width: 'auto !important' }}>
        {text('round.all')}
      </Button>
      <MemberRounds key={round} of={{ member, vendor, round }} isOpened />
    </Stack>
  );
}
