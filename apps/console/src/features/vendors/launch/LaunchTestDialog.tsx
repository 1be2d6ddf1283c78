// Opens a game with play money and shows each step of its launch, and what the vendor answered.
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { call, type CallInput, type CallValue } from '../../../calls/calls.ts';
import type { VendorGame } from '../../../calls/matches-game.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DataTable } from '../../../ui/lists/DataTable.tsx';
import { StateChip, type Tone } from '../../../ui/StateChip.tsx';

type Tested = CallValue<'vendorLaunchTest'>;
type Step = Tested['steps'][number];
type Asked = CallInput<'vendorLaunchTest'>;

const TONES: Readonly<Record<Step['result'], Tone>> = {
  passed: 'good',
  refused: 'bad',
  skipped: 'plain',
};
const PLATFORMS = ['html5-desktop', 'html5-mobile'] as const;
const LANGUAGES = ['EN', 'CN', 'ID', 'TH', 'VI'] as const;

interface LaunchTestDialogProps {
  readonly game: VendorGame;
  readonly onClose: () => void;
}

export function LaunchTestDialog({ game, onClose }: LaunchTestDialogProps) {
  const text = useText();
  const [asked, setAsked] = useState<Pick<Asked, 'platform' | 'language'>>({
    platform: 'html5-desktop',
    language: 'EN',
  });
  const [username, setUsername] = useState('');
  const [country, setCountry] = useState('');
  const [tested, setTested] = useState<Tested>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const launch = async () => {
    setBusy(true);
    const answer = await call('vendorLaunchTest', {
      ...asked,
      code: game.vendor,
      nodeId: game.nodeId,
      ...(username.trim() === '' ? {} : { username: username.trim() }),
      ...(country === '' ? {} : { country }),
    });
    setBusy(false);
    setTested(answer.ok ? answer.value : undefined);
    setRefusal(answer.ok ? undefined : answer.refusal.message);
  };
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose}>
      <DialogTitle>{`${text('launch.title')} · ${game.name}`}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="body2" color="textSecondary">
            {text('launch.words')}
          </Typography>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <TextField
              label={text('launch.trialMember')}
              helperText={text('launch.trialMemberHelp')}
              value={username}
              onChange={({ target }) => setUsername(target.value)}
              slotProps={{ htmlInput: { maxLength: 40 } }}
            />
            <TextField
              select
              label={text('launch.platform')}
              value={asked.platform}
              onChange={({ target }) =>
                setAsked({ ...asked, platform: target.value as Asked['platform'] })
              }
              sx={{ minWidth: 140 }}
            >
              {PLATFORMS.map((each) => (
                <MenuItem key={each} value={each}>
                  {text(`launch.platform.${each}`)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label={text('launch.language')}
              value={asked.language}
              onChange={({ target }) =>
                setAsked({ ...asked, language: target.value as NonNullable<Asked['language']> })
              }
              sx={{ minWidth: 100 }}
            >
              {LANGUAGES.map((each) => (
                <MenuItem key={each} value={each}>
                  {each}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              label={text('launch.country')}
              helperText={text('launch.countryHelp')}
              value={country}
              onChange={({ target }) =>
                setCountry(target.value.toUpperCase().replaceAll(/[^A-Z]/g, ''))
              }
              slotProps={{ htmlInput: { maxLength: 2 } }}
            />
          </Stack>
          {refusal === undefined ? null : <Alert severity="error">{refusal}</Alert>}
          {tested === undefined ? null : <Result of={tested} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{text('ra.action.close')}</Button>
        <Button variant="contained" disabled={busy} onClick={() => void launch()}>
          {text('launch.run')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Result({ of }: { readonly of: Tested }) {
  const text = useText();
  const first = of.steps.find(({ result }) => result === 'refused');
  return (
    <Stack spacing={1.5}>
      <Alert severity={first === undefined ? 'success' : 'warning'}>
        {first === undefined
          ? text('launch.opens', { ms: of.latencyMs })
          : text('launch.refusedAt', {
              step: text(`launch.step.${first.step}`),
              ms: of.latencyMs,
            })}
      </Alert>
      <DataTable<Step>
        label={text('launch.steps')}
        rows={of.steps}
        keyOf={({ step }) => step}
        empty={text('ra.navigation.no_results')}
        columns={[
          { label: text('launch.step'), render: ({ step }) => text(`launch.step.${step}`) },
          {
            label: text('field.state'),
            render: ({ result }) => (
              <StateChip tone={TONES[result]} label={text(`launch.result.${result}`)} />
            ),
          },
          {
            label: text('launch.detail'),
            render: ({ detail }) => (
              <Typography component="code" sx={{ fontSize: 12, overflowWrap: 'anywhere' }}>
                {detail}
              </Typography>
            ),
          },
        ]}
      />
      {of.url === null ? null : (
        <Button href={of.url} target="_blank" rel="noreferrer" variant="outlined">
          {text('launch.open')}
        </Button>
      )}
    </Stack>
  );
}
