import clsx from 'clsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Badge } from '../../../ui/layout/Card.tsx';
import type { Channel } from './deposit-preview.ts';
import { MethodMark } from './MethodMark.tsx';

interface ChannelChoiceProps {
  readonly channels: readonly Channel[];
  readonly chosen: string;
  readonly currency: string;
  readonly onChoose: (id: string) => void;
}

/** The payment channels of one kind, each with its limits and fee. */
export function ChannelChoice({ channels, chosen, currency, onChoose }: ChannelChoiceProps) {
  const t = useTexts('cashier');
  const { money, percent } = useFormats();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{t('channels')}</legend>
      {channels.map((channel) => (
        <label key={channel.id} className={clsx(rowClass, channel.maintenance && 'opacity-60')}>
          <input
            type="radio"
            name="channel"
            value={channel.id}
            checked={channel.id === chosen}
            disabled={channel.maintenance}
            onChange={() => onChoose(channel.id)}
            className="peer sr-only"
          />
          <MethodMark method={channel.method} flow={channel.flow} />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{channel.name}</span>
            <span className="figures block text-xs text-ink-3">
              {t('range', {
                from: money(channel.min, currency),
                to: money(channel.max, currency),
              })}
            </span>
          </span>
          {channel.maintenance ? (
            <Badge tone="lost">{t('maintenance')}</Badge>
          ) : (
            <Badge tone={/^0*(\.0*)?$/.test(channel.feeRate) ? 'won' : 'plain'}>
              {/^0*(\.0*)?$/.test(channel.feeRate)
                ? t('noFee')
                : t('feeOf', { share: percent(channel.feeRate) })}
            </Badge>
          )}
        </label>
      ))}
    </fieldset>
  );
}

const rowClass = clsx(
  'flex min-h-16 cursor-pointer items-center gap-3 rounded-lg border border-line bg-surface-2 px-4 py-3',
  'transition-colors hover:border-accent-line has-checked:border-accent has-checked:bg-accent-soft',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
);
