import NotificationsActive from '@mui/icons-material/NotificationsActive';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import { Alert, Box, Button, FormControlLabel, Popover, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useAlertChoice } from './alert-choice.ts';
import { playAlertSound } from './alert-sound.ts';

/** Switches desktop notification and sound for new withdrawals, which are off at first. */
export function WithdrawalAlertButton() {
  const text = useText();
  const [{ desktop, sound }] = useAlertChoice();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isOn = desktop || sound;
  return (
    <>
      <Button
        startIcon={isOn ? <NotificationsActive /> : <NotificationsNone />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('alert.title')}
      </Button>
      <Popover
        open={anchor !== undefined}
        {...(anchor ? { anchorEl: anchor } : {})}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setAnchor(undefined)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('alert.title') } }}
      >
        <Choices />
      </Popover>
    </>
  );
}

function Choices() {
  const text = useText();
  const [choice, setChoice] = useAlertChoice();
  const [denied, setDenied] = useState(false);
  const chooseDesktop = async (on: boolean) => {
    const allowed = !on || (await Notification.requestPermission()) === 'granted';
    setDenied(!allowed);
    setChoice({ ...choice, desktop: on && allowed });
  };
  const chooseSound = (on: boolean) => {
    setChoice({ ...choice, sound: on });
    // The click allows the browser to play it later, and lets the operator hear what it is.
    if (on) void playAlertSound();
  };
  return (
    <Box sx={{ p: 2, width: 'min(340px, 90vw)', display: 'grid', gap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {text('alert.help')}
      </Typography>
      <FormControlLabel
        sx={{ ml: 0 }}
        control={
          <Switch checked={choice.desktop} onChange={(_event, on) => void chooseDesktop(on)} />
        }
        label={text('alert.desktop')}
      />
      {denied ? <Alert severity="warning">{text('alert.denied')}</Alert> : null}
      <FormControlLabel
        sx={{ ml: 0 }}
        control={<Switch checked={choice.sound} onChange={(_event, on) => chooseSound(on)} />}
        label={text('alert.sound')}
      />
      <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => void playAlertSound()}>
        {text('alert.try')}
      </Button>
    </Box>
  );
}
