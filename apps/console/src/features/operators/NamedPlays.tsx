import { Box } from '@mui/material';
import { usePlayNames } from '../../records/use-play-names.ts';
import { partsOf } from './target-page.ts';
import { namesIn } from './names-in.ts';

interface NamedPlaysProps {
  readonly target: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** The plays and numbers of a lottery that an act was about, as the site calls them. */
export function NamedPlays({ target, before, after }: NamedPlaysProps) {
  const { kind, name } = partsOf(target ?? '');
  const found = kind === 'lottery' ? namesIn([before, after]) : { plays: [], items: [] };
  if (found.plays.length + found.items.length === 0) return null;
  return <Named lottery={name} {...found} />;
}

interface NamedProps {
  readonly lottery: string;
  readonly plays: readonly string[];
  readonly items: readonly string[];
}

function Named({ lottery, plays, items }: NamedProps) {
  const names = usePlayNames(lottery);
  return (
    <Box sx={{ fontWeight: 550 }}>
      {[...plays.map(names.play), ...items.map(names.item)].join(', ')}
    </Box>
  );
}
