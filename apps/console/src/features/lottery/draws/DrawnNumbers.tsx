import { Box } from '@mui/material';

interface DrawnNumbersProps {
  readonly numbers: string | undefined;
  /** Shows only the first of many prizes, and the count of the others. */
  readonly short?: true;
}

/** Drawn numbers as a row of balls, many prizes as text; a dash while there are none. */
export function DrawnNumbers({ numbers, short }: DrawnNumbersProps) {
  if (numbers === undefined || numbers === '') return <span>—</span>;
  const [drawn = '', mark] = numbers.split('@');
  const prizes = drawn.split(' ');
  const [first = ''] = prizes;
  if (prizes.length > 1) {
    const shown = short ? `${first} +${prizes.length - 1}` : drawn;
    return (
      <Box component="span" title={numbers} sx={{ overflowWrap: 'anywhere', fontSize: 13 }}>
        <code>{shown}</code>
      </Box>
    );
  }
  const balls = first.includes(',') ? first.split(',') : [...first];
  const shown = short ? balls.slice(0, BALLS_SHOWN) : balls;
  return (
    <Box
      role="img"
      aria-label={numbers}
      sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}
    >
      {shown.map((ball, place) => (
        <Ball key={place}>{ball}</Ball>
      ))}
      {shown.length < balls.length ? <span aria-hidden>+{balls.length - shown.length}</span> : null}
      {mark === undefined ? null : <small aria-hidden>{mark}</small>}
    </Box>
  );
}

const BALLS_SHOWN = 10;

function Ball({ children }: { readonly children: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        minWidth: 22,
        height: 22,
        px: 0.5,
        borderRadius: 11,
        display: 'inline-grid',
        placeItems: 'center',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: 12,
        fontWeight: 650,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {children}
    </Box>
  );
}
