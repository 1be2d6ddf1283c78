import { useCall } from '../../app/use-call.ts';
import type { ValueOf } from '../../app/calls.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Answered } from '../members/Answered.tsx';
import { setFilters, useFilter } from '../members/centre-address.ts';
import { FirstLimitPrompt } from '../protection/FirstLimitPrompt.tsx';
import { ChannelChoice } from './ChannelChoice.tsx';
import { DepositForm } from './DepositForm.tsx';
import { DepositSkeleton } from './DepositSkeleton.tsx';
import { Notice } from './Notice.tsx';

type Settings = ValueOf<'depositSettings'>;

/** A new deposit: how to pay, then how much. */
export function NewDeposit() {
  const query = useCall('depositSettings', {});
  return (
    <Answered query={query} loading={<DepositSkeleton />}>
      {(settings) => <Ways settings={settings} />}
    </Answered>
  );
}

function Ways({ settings }: { readonly settings: Settings }) {
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
  const choose = (id: string | undefined) => setFilters({ channel: id });
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] xl:gap-10">
      <div className="min-w-0">
        <FirstLimitPrompt currency={settings.currency} />
        <StandingInTheWay settings={settings} />
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

/** What keeps the caller from any new deposit at all. */
function StandingInTheWay({ settings }: { readonly settings: Settings }) {
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
