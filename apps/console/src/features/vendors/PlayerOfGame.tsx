import { Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useRight } from '../../calls/session.ts';
import { urls } from '../../urls.ts';

interface PlayerOfGameProps {
  readonly member: { readonly id: string; readonly username: string };
  readonly game: string;
}

/** A member, whose rounds open where the operator may read members, above the game it played. */
export function PlayerOfGame({ member, game }: PlayerOfGameProps) {
  const mayOpen = useRight('members.read');
  const { id, username } = member;
  return (
    <Stack>
      {mayOpen ? <Link to={urls.member(id, 'rounds')}>{username}</Link> : <span>{username}</span>}
      <Typography variant="caption" color="textSecondary">
        {game}
      </Typography>
    </Stack>
  );
}
