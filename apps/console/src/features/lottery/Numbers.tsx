import { Box } from '@mui/material';

/** Drawn numbers as balls in a row; a dash while there are none. */
export function Numbers({ numbers }: { readonly numbers: string | undefined }) {
  if (numbers === undefined || numbers === '') return <span>—</span>;
  const balls = numbers.includes(',') ? numbers.split(',') : [...numbers];
  return (
    <Box role="img" aria-label={numbers} sx={{ display: 'inline-flex', gap: 0.5 }}>
      {balls.map((ball, place) => (
        <Box
          key={place}
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
          {ball}
        </Box>
      ))}
    </Box>
  );
}
