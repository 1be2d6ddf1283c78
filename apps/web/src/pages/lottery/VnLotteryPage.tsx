import { useState } from 'react';
import { setSearch } from '../../navigation/history.ts';
import { Link } from '../../navigation/Link.tsx';
import { useSearchValue } from '../../navigation/use-address.ts';
import { useCall } from '../../calls/use-call.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { requestedDay, vietnamDay } from '../../features/lottery/vietnam/days.ts';
import { DayChoice } from '../../features/lottery/vietnam/DayChoice.tsx';
import { FastResults } from '../../features/lottery/vietnam/FastResults.tsx';
import { RecentVietnam } from '../../features/lottery/vietnam/RecentVietnam.tsx';
import { StationResults } from '../../features/lottery/vietnam/StationResults.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/forms/Button.tsx';
import { serverNow } from '../../ui/server-clock.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/layout/ErrorState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Skeleton } from '../../ui/layout/Skeleton.tsx';
import { Tabs } from '../../ui/forms/Tabs.tsx';
import { urls } from '../../urls.ts';

const DIGITS = ['all', '2', '3'] as const;

/** `/vnlottery?region=<region>&day=<day>`: the results of Vietnam, and links to bet on them. */
export function VnLotteryPage() {
  const t = useTexts('vietnam');
  const menus = useCall('vnMenus', {});
  const asked = useSearchValue('region');
  const today = vietnamDay(serverNow());
  const day = requestedDay(useSearchValue('day'), today);
  const [digits, setDigits] = useState<(typeof DIGITS)[number]>('all');
  const regions = menus.data?.regions ?? [];
  const region = regions.find((each) => each.region === asked) ?? regions[0];
  const shown = digits === 'all' ? 0 : Number(digits);
  return (
    <div className="page pb-10">
      <PageHead title={t('title')} about={t('about')} />
      {menus.isPending && <Skeleton className="h-140 rounded-lg" />}
      {menus.isError && (
        <ErrorState
          message={menus.error.message}
          busy={menus.isFetching}
          onRetry={() => void menus.refetch()}
        />
      )}
      {menus.isSuccess && region === undefined && <NotSold />}
      {region !== undefined && (
        <>
          <RecentVietnam className="mb-6" />
          <Tabs
            label={t('region')}
            tabs={regions.map((each) => ({
              value: each.region,
              label: t(`region.${each.region}`),
              count: each.games.length,
            }))}
            value={region.region}
            onChoose={(next) => setSearch({ region: next }, { replace: true })}
          />
          <div className="my-5 flex flex-wrap items-center justify-between gap-3">
            {region.region !== 'FAST' && (
              <DayChoice
                day={day}
                today={today}
                onChoose={(next) => setSearch({ day: next }, { replace: true })}
              />
            )}
            <Tabs
              label={t('digits')}
              look="chips"
              tabs={DIGITS.map((each) => ({ value: each, label: t(`digits.${each}`) }))}
              value={digits}
              onChoose={setDigits}
            />
          </div>
          {region.region === 'FAST' ? (
            <FastResults games={region.games} digits={shown} />
          ) : (
            <StationResults region={region.region} day={day} digits={shown} />
          )}
        </>
      )}
    </div>
  );
}

function NotSold() {
  const t = useTexts('vietnam');
  const g = useTexts('games');
  return (
    <EmptyState
      art={<EmptyArt name="lantern" />}
      title={t('notSold')}
      text={t('notSoldText')}
      action={
        <Link to={urls.elott} className={buttonClass('primary')}>
          {g('category.toLotteries')}
        </Link>
      }
    />
  );
}
