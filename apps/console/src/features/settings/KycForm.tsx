// When a member must submit documents before a withdrawal, and which documents are accepted.
import { InputAdornment, Stack } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useCurrency } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { AmountInput } from '../../ui/forms/AmountInput.tsx';
import { ChecksInput } from '../../ui/forms/ChecksInput.tsx';
import { ChoiceInput } from '../../ui/forms/ChoiceInput.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

const WHEN = ['never', 'above', 'always'] as const;
const DOCUMENTS = ['passport', 'id_card', 'driving_licence'] as const;

export function KycForm() {
  const text = useText();
  return (
    <SettingPanel name="kyc" title={text('setting.kyc')} effect={text('setting.kycEffect')}>
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        <ChoiceInput
          source="withdrawal"
          label={text('kyc.withdrawal')}
          values={WHEN}
          nameOf={(each) => text(`kyc.withdrawal.${each}`)}
        />
        <Threshold />
        <ChecksInput
          source="documents"
          values={DOCUMENTS}
          nameOf={(each) => text(`identity.document.${each}`)}
        />
      </Stack>
    </SettingPanel>
  );
}

function Threshold() {
  const text = useText();
  const currency = useCurrency();
  if (useWatch({ name: 'withdrawal' }) !== 'above') return null;
  return (
    <AmountInput
      source="above"
      label={text('kyc.above')}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
      }}
    />
  );
}
