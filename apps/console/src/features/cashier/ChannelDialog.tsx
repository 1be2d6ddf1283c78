import { Box } from '@mui/material';
import { ActForm } from '../../acts/ActForm.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallInput } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { AmountInput } from '../../ui/forms/AmountInput.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { PercentInput } from '../../ui/forms/PercentInput.tsx';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';
import { percentOf, shareOf } from '../../ui/percent-of.ts';
import type { Channel } from './ChannelTable.tsx';

const AMOUNTS = ['min', 'max', 'step', 'feeFixed', 'turnover'] as const;
const COUNTS = ['expiresMinutes', 'weight'] as const;

interface ChannelDialogProps {
  readonly channel: Channel;
  readonly onClose: () => void;
}

type Values = Omit<CallInput<'channelEdit'>, 'id' | 'version' | 'presets' | 'reason'> & {
  /** In per cent. */
  readonly feeRate: string;
  /** The amounts offered, separated by commas. */
  readonly presets: string;
};

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
    presets: presets.join(', '),
  };
  const closes = (values: Values) => !values.enabled || values.maintenance;
  return (
    <ActForm
      title={channel.names['EN'] ?? channel.id}
      start={start}
      danger={closes}
      words={(values) => text(closes(values) ? 'channel.closeEffect' : 'channel.editEffect')}
      button={text('ra.action.save')}
      run={(values, { reason }) =>
        call('channelEdit', {
          ...values,
          id,
          version,
          reason,
          feeRate: shareOf(values.feeRate),
          presets: values.presets.split(',').map((each) => each.trim()),
        })
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
      <WordInput source="presets" label={text('channel.field.presets')} optional />
      <SwitchInput source="enabled" label={text('channel.field.enabled')} />
      <SwitchInput source="maintenance" label={text('channel.field.maintenance')} />
    </ActForm>
  );
}
