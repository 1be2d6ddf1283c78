import { Box } from '@mui/material';
import { ActForm } from '../../acts/ActForm.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallInput } from '../../calls/calls.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { AmountInput, isAboveZero } from '../../ui/forms/AmountInput.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { ListInput } from '../../ui/forms/ListInput.tsx';
import { PercentInput } from '../../ui/forms/PercentInput.tsx';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import { percentOf, shareOf } from '../../ui/percent-of.ts';
import type { Channel } from './ChannelTable.tsx';

const AMOUNTS = ['min', 'max', 'step', 'feeFixed', 'turnover'] as const;
const COUNTS = ['expiresMinutes', 'weight'] as const;

interface ChannelDialogProps {
  readonly channel: Channel;
  readonly onClose: () => void;
}

type Values = Omit<CallInput<'channelEdit'>, 'id' | 'version' | 'reason'> & {
  /** In per cent. */
  readonly feeRate: string;
};

const PRESETS_MAX = 12;

/** Edits the limits, the fees and the state of a deposit channel. */
export function ChannelDialog({ channel, onClose }: ChannelDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const { id, version, min, max, step, presets, feeRate, feeFixed, turnover } = channel;
  const { expiresMinutes, weight, enabled, maintenance } = channel;
  const start: Values = {
    min,
    max,
    step,
    feeRate: percentOf(feeRate),
    feeFixed,
    turnover,
    expiresMinutes,
    weight,
    enabled,
    maintenance,
    presets,
  };
  const closes = (values: Values) => !values.enabled || values.maintenance;
  return (
    <ActForm
      title={channel.names[useLanguage()] ?? channel.names['EN'] ?? channel.id}
      start={start}
      danger={closes}
      words={(values) => text(closes(values) ? 'channel.closeEffect' : 'channel.editEffect')}
      button={text('ra.action.save')}
      run={(values, { reason }) =>
        call('channelEdit', { ...values, id, version, reason, feeRate: shareOf(values.feeRate) })
      }
      onDone={done}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
        {AMOUNTS.map((name) => (
          <AmountInput key={name} source={name} label={text(`channel.field.${name}`)} />
        ))}
        <PercentInput source="feeRate" label={text('channel.field.feeRate')} />
        {COUNTS.map((name) => (
          <CountInput key={name} source={name} label={text(`channel.field.${name}`)} />
        ))}
      </Box>
      <ListInput
        source="presets"
        label={text('channel.field.presets')}
        helperText={text('form.amounts')}
        validate={(words) =>
          words.length <= PRESETS_MAX && words.every(isAboveZero) ? undefined : 'form.amounts'
        }
      />
      <SwitchInput source="enabled" label={text('channel.field.enabled')} />
      <SwitchInput source="maintenance" label={text('channel.field.maintenance')} />
    </ActForm>
  );
}
