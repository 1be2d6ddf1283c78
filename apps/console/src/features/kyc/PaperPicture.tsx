import { Box, Skeleton, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { call, type CallInput } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';

type PaperPictureProps = CallInput<'identityPaper'>;

/**
 * One side of a document. The picture has no URL: it is fetched by the operator's own call and
 * released afterwards.
 */
export function PaperPicture({ id, side }: PaperPictureProps) {
  const text = useText();
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let open = true;
    void call('identityPaper', { id, side }).then((answer) => {
      if (!open) return;
      if (!answer.ok) return setProblem(answer.refusal.message);
      const { body, type } = answer.value;
      made = URL.createObjectURL(new Blob([body as Uint8Array<ArrayBuffer>], { type }));
      setAddress(made);
    });
    return () => {
      open = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id, side]);
  const label = text(`identity.side.${side}`);
  return (
    <Box component="figure" sx={{ m: 0, flex: '1 1 240px', minWidth: 0 }}>
      <Typography component="figcaption" variant="caption" color="textSecondary">
        {label}
      </Typography>
      {problem === undefined ? null : <Typography color="error">{problem}</Typography>}
      {address === undefined ? (
        <Skeleton variant="rectangular" height={180} />
      ) : (
        <a href={address} target="_blank" rel="noreferrer">
          <Box
            component="img"
            src={address}
            alt={label}
            sx={{
              display: 'block',
              width: '100%',
              borderRadius: 1,
              border: 1,
              borderColor: 'divider',
            }}
          />
        </a>
      )}
    </Box>
  );
}
