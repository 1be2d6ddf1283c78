// When a member must submit documents before a withdrawal, and which documents are accepted.
import { Checkbox, FormControlLabel, FormGroup, InputAdornment } from '@mui/material';
import { MenuItem, Stack, TextField } from '@mui/material';
import { useCurrency } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

const WHEN = ['never', 'above', 'always'] as const;
const DOCUMENTS = ['passport', 'id_card', 'driving_licence'] as const;

interface Kyc {
  readonly withdrawal: (typeof WHEN)[number];
  readonly above: string;
  readonly documents: readonly (typeof DOCUMENTS)[number][];
}

export function KycForm() {
  const text = useText();
  const currency = useCurrency();
  return (
    <SettingPanel<Kyc> name="kyc" title={text('setting.kyc')} effect={text('setting.kycEffect')}>
      {({ value, set, readOnly }) => (
        <Stack spacing={2} sx={{ maxWidth: 640 }}>
          <TextField
            select
            label={text('kyc.withdrawal')}
            value={value.withdrawal}
            disabled={readOnly}
            onChange={({ target }) => set({ withdrawal: target.value as Kyc['withdrawal'] })}
          >
            {WHEN.map((each) => (
              <MenuItem key={each} value={each}>
                {text(`kyc.withdrawal.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          {value.withdrawal === 'above' ? (
            <TextField
              label={text('kyc.above')}
              value={value.above}
              disabled={readOnly}
              slotProps={{
                htmlInput: { inputMode: 'decimal' },
                input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
              }}
              onChange={({ target }) => set({ above: target.value.trim() })}
            />
          ) : null}
          <FormGroup row>
            {DOCUMENTS.map((each) => (
              <FormControlLabel
                key={each}
                disabled={readOnly}
                label={text(`identity.document.${each}`)}
                control={
                  <Checkbox
                    checked={value.documents.includes(each)}
                    onChange={(_event, on) =>
                      set({
                        documents: DOCUMENTS.filter((other) =>
                          other === each ? on : value.documents.includes(other),
                        ),
                      })
                    }
                  />
                }
              />
            ))}
          </FormGroup>
        </Stack>
      )}
    </SettingPanel>
  );
}
