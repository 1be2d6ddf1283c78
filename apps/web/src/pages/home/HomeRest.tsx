import { AppDownload } from './AppDownload.tsx';
import { Groups } from './Groups.tsx';
import { HotNumbers } from './HotNumbers.tsx';
import { Kinds } from './Kinds.tsx';
import { PromotionRail } from './PromotionRail.tsx';
import { RecentGames } from './RecentGames.tsx';
import { RestSkeleton } from './RestSkeleton.tsx';
import { Trust } from './Trust.tsx';
import { useRestReady } from './use-rest-ready.ts';
import { VendorChips } from './VendorChips.tsx';
import { VietnamToday } from './VietnamToday.tsx';
import { Winners } from './Winners.tsx';

/** The lower part of the first page. A section without data is not shown. */
export function HomeRest() {
  const isReady = useRestReady();
  if (!isReady) return <RestSkeleton />;
  return (
    <div className="flex flex-col gap-10 md:gap-14">
      <RecentGames />
      <Groups />
      <VietnamToday />
      <Kinds />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Winners />
        <HotNumbers />
      </div>
      <PromotionRail />
      <VendorChips />
      <Trust />
      <AppDownload />
    </div>
  );
}
