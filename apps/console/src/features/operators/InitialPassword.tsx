import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useText } from '../../i18n/use-text.ts';

interface InitialPasswordProps {
  readonly name: string;
  readonly password: string;
  readonly onClose: () => void;
}

/** A password that is shown once, to be handed over in person. */
export function InitialPassword({ name, password, onClose }: InitialPasswordProps) {
  const text = useText();
  return (
    <Dialog open fullWidth maxWidth="xs">
      <DialogTitle>{text('operator.initialTitle', { name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">{text('operator.initialHelp')}</Alert>
          <Typography
            data-testid="initial-password"
            sx={{ fontFamily: 'monospace', fontSize: 18, textAlign: 'center' }}
          >
            {password}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {text('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
