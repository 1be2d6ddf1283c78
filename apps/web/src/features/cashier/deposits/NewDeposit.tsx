import type { ReactNode } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import type { ValueOf } from '../../../calls/calls.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { CallResult } from '../../../calls/CallResult.tsx';
import { setCentreFilters, useFilter } from '../../../centre/centre-filters.ts';
import { ChannelChoice } from './ChannelChoice.tsx';
import { DepositForm } from './DepositForm.tsx';
import { DepositSkeleton } from './DepositSkeleton.tsx';
import { Notice } from '../../../ui/layout/Notice.tsx';

type Settings = ValueOf<'depositSettings'>;

export interface NewDepositProps {
  /** Shown above the channels of a member in a currency. */
  readonly above: (currency: Settings['currency']) => ReactNode;
  /** Shown in place of the channels of a member who may not deposit. */
  readonly closed?: ReactNode;
}

/** A new deposit: the channel, then the amount. */
export function NewDeposit({ above, closed }: NewDepositProps) {
  const query = useCall('depositSettings', {});
  if (closed !== undefined) return closed;
  return (
    <CallResult query={query} loading={<DepositSkeleton />}>
      {(settings) => <Ways settings={settings} above={above} />}
    </CallResult>
  );
}

interface WaysProps extends Pick<NewDepositProps, 'above'> {
  readonly settings: Settings;
}

function Ways({ settings, above }: WaysProps) {
  const t = useTexts('cashier');
  const asked = useFilter('channel');
  const all = settings.groups.flatMap(({ channels }) => channels);
  const channel = all.find(({ id }) => id === asked) ?? all.find((each) => !each.maintenance);
  const group = settings.groups.find(({ channels }) => channels.some((each) => each === channel));
  if (channel === undefined || group === undefined) {
    return (
      <EmptyState
        art={<EmptyArt name="lantern" />}
        title={t('noChannels')}
        text={t('noChannelsText')}
      />
    );
  }
  const choose = (id: string | undefined) => setCentreFilters({ channel: id });
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] xl:gap-10">
      <div className="min-w-0">
        {above(settings.currency)}
        <DepositBlocked settings={settings} />
        <Tabs
          label={t('groups')}
          look="chips"
          tabs={settings.groups.map((each) => ({
            value: each.group,
            label: t(`group.${each.group}`),
          }))}
          value={group.group}
          onChoose={(value) =>
            choose(settings.groups.find((each) => each.group === value)?.channels[0]?.id)
          }
          className="mb-4"
        />
        <ChannelChoice
          channels={group.channels}
          chosen={channel.id}
          currency={settings.currency}
          onChoose={choose}
        />
      </div>
      <DepositForm key={channel.id} channel={channel} settings={settings} />
    </div>
  );
}

/** The reason why the caller can make no deposit at all. */
function DepositBlocked({ settings }: { readonly settings: Settings }) {
  const t = useTexts('cashier');
  const { dateTime } = useFormats();
  const { blockedUntil, openOrders, openOrdersMax, cancelsToday, cancelsMax } = settings;
  if (blockedUntil !== null) {
    return <Notice tone="lost" text={t('depositBlocked', { time: dateTime(blockedUntil) })} />;
  }
  if (openOrders >= openOrdersMax) {
    return <Notice tone="lost" text={t('depositsOpenMax', { count: openOrders })} />;
  }
  if (cancelsToday === 0) return null;
  const left = cancelsMax - cancelsToday;
  return <Notice tone="plain" text={t('cancelsLeft', { count: left })} />;
}
