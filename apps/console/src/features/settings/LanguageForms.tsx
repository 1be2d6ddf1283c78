// Languages, dialling codes, customer service and password rules: short settings on one page.
import {
  Checkbox,
  FormControlLabel,
  FormGroup,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { LANGUAGES, type Language } from '@fairhouse/values';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { useText } from '../../i18n/use-text.ts';
import { ListField } from '../../ui/forms/ListField.tsx';
import { LanguageLabels } from './LanguageLabels.tsx';
import { SecretField } from '../../setting-panel/SecretField.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

interface Languages {
  readonly supported: readonly Language[];
  readonly fallback: Language;
  readonly labels: Readonly<Record<string, Language>>;
}

export function LanguagesForm() {
  const text = useText();
  return (
    <SettingPanel<Languages>
      name="languages"
      title={text('setting.languages')}
      effect={text('setting.languagesEffect')}
    >
      {({ value, set, readOnly }) => (
        <Stack spacing={2} sx={{ maxWidth: 640 }}>
          <FormGroup row>
            {LANGUAGES.map((each) => (
              <FormControlLabel
                key={each}
                disabled={readOnly || each === value.fallback}
                label={LANGUAGE_NAMES[each]}
                control={
                  <Checkbox
                    size="small"
                    checked={value.supported.includes(each)}
                    onChange={(_event, on) =>
                      set({
                        supported: LANGUAGES.filter((other) =>
                          other === each ? on : value.supported.includes(other),
                        ),
                      })
                    }
                  />
                }
              />
            ))}
          </FormGroup>
          <TextField
            select
            label={text('languages.fallback')}
            value={value.fallback}
            disabled={readOnly}
            onChange={(event) => set({ fallback: event.target.value as Language })}
          >
            {value.supported.map((each) => (
              <MenuItem key={each} value={each}>
                {LANGUAGE_NAMES[each]}
              </MenuItem>
            ))}
          </TextField>
          <LanguageLabels
            value={value.labels}
            disabled={readOnly}
            onChange={(labels) => set({ labels })}
          />
        </Stack>
      )}
    </SettingPanel>
  );
}

interface DialCodes {
  readonly countries: readonly string[];
  readonly current: string;
}

export function DialCodesForm() {
  const text = useText();
  return (
    <SettingPanel<DialCodes>
      name="dialCodes"
      title={text('setting.dialCodes')}
      effect={text('setting.dialCodesEffect')}
    >
      {({ value, set, readOnly }) => (
        <Stack spacing={2} sx={{ maxWidth: 640 }}>
          <TextField
            label={text('dialCodes.countries')}
            helperText={text('dialCodes.countriesHelp')}
            value={value.countries.join(', ')}
            disabled={readOnly}
            onChange={(event) =>
              set({ countries: event.target.value.toUpperCase().split(/[,\s]+/) })
            }
          />
          <TextField
            select
            label={text('dialCodes.current')}
            value={value.current}
            disabled={readOnly}
            onChange={(event) => set({ current: event.target.value })}
          >
            {[...new Set([...value.countries, value.current])].map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
      )}
    </SettingPanel>
  );
}

interface CustomerService {
  readonly type: '1' | '2' | '3';
  readonly url: string;
  readonly hosts: readonly string[];
}

export function CustomerServiceForm() {
  const text = useText();
  return (
    <SettingPanel<CustomerService>
      name="customerService"
      title={text('setting.customerService')}
      effect={text('setting.customerServiceEffect')}
    >
      {({ value, set, readOnly }) => (
        <Stack spacing={2} sx={{ maxWidth: 640 }}>
          <TextField
            select
            label={text('service.type')}
            value={value.type}
            disabled={readOnly}
            onChange={(event) => set({ type: event.target.value as CustomerService['type'] })}
          >
            {(['1', '2', '3'] as const).map((each) => (
              <MenuItem key={each} value={each}>
                {text(`service.type.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={text('service.url')}
            value={value.url}
            disabled={readOnly}
            onChange={(event) => set({ url: event.target.value.trim() })}
          />
          {value.type === '3' && (
            <ListField
              label={text('service.hosts')}
              helperText={text('service.hostsHelp')}
              value={value.hosts}
              disabled={readOnly}
              onChange={(hosts) => set({ hosts })}
            />
          )}
        </Stack>
      )}
    </SettingPanel>
  );
}

interface PasswordRules {
  readonly minLength: number;
  readonly maxLength: number;
  readonly expiresDays: number;
  readonly forceChangeWhenExpired: boolean;
}

export function PasswordRulesForm() {
  const text = useText();
  return (
    <SettingPanel<PasswordRules>
      name="passwordRules"
      title={text('setting.passwordRules')}
      effect={text('setting.passwordRulesEffect')}
    >
      {({ value, set, readOnly }) => (
        <Stack spacing={2} sx={{ maxWidth: 640 }}>
          {(['minLength', 'maxLength', 'expiresDays'] as const).map((name) => (
            <TextField
              key={name}
              type="number"
              label={text(`passwordRules.${name}`)}
              value={value[name]}
              disabled={readOnly}
              onChange={(event) => set({ [name]: Number(event.target.value) })}
            />
          ))}
          <FormControlLabel
            disabled={readOnly}
            label={text('passwordRules.force')}
            control={
              <Switch
                checked={value.forceChangeWhenExpired}
                onChange={(_event, on) => set({ forceChangeWhenExpired: on })}
              />
            }
          />
          <SecretField name="member.defaultPassword" label={text('passwordRules.default')} />
          <Typography variant="body2" color="textSecondary">
            {text('passwordRules.defaultHelp')}
          </Typography>
        </Stack>
      )}
    </SettingPanel>
  );
}
