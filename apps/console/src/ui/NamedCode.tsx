import { Box } from '@mui/material';

interface NamedCodeProps {
  readonly name: string;
  readonly code: string;
}

/** The name of something as people know it, and below it its code, for who configures it. */
export function NamedCode({ name, code }: NamedCodeProps) {
  return (
    <Box component="span" sx={{ display: 'inline-block', minWidth: 92, overflowWrap: 'anywhere' }}>
      {name}
      {name === code ? null : (
        <Box component="code" sx={{ display: 'block', fontSize: 11.5, color: 'text.secondary' }}>
          {code}
        </Box>
      )}
    </Box>
  );
}
