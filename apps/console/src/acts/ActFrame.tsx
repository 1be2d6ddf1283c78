// What every dialog of an act shows: its effect, its fields, a refusal and its buttons.
import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';

export interface ActFrameProps {
  readonly title: string;
  /** The effect, with its target and amount. */
  readonly words: ReactNode;
  readonly button: string;
  readonly danger?: boolean;
  /** The act needs approval by a second operator. */
  readonly second?: boolean;
  readonly refusal: string | undefined;
  readonly busy: boolean;
  /** False while something that is required is missing. */
  readonly ready: boolean;
  readonly children: ReactNode;
  readonly onSubmitClick?: () => void;
  readonly onClose: () => void;
}

export function ActFrame(props: ActFrameProps) {
  const text = useText();
  return (
    <>
      <DialogTitle>{props.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity={props.danger ? 'warning' : 'info'} sx={{ fontSize: 15 }}>
            {props.words}
            {props.second === true ? <Box sx={{ mt: 1 }}>{text('act.second')}</Box> : null}
          </Alert>
          {props.children}
          {props.refusal === undefined ? null : <Alert severity="error">{props.refusal}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={props.onClose} disabled={props.busy}>
          {text('ra.action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={props.danger ? 'error' : 'primary'}
          disabled={props.busy || !props.ready}
          {...(props.onSubmitClick ? { onClick: props.onSubmitClick } : {})}
        >
          {props.button}
        </Button>
      </DialogActions>
    </>
  );
}
