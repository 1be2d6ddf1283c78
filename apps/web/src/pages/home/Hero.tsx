import { FIRST_PAGE_INPUTS } from '@fairhouse/calls/client';
import { Megaphone } from 'lucide-react';
import { centreLinkHandler } from '../../gate/centre-link-handler.ts';
import { useCall } from '../../calls/use-call.ts';
import type { ValueOf } from '../../calls/calls.ts';
import { HeroArt } from '../../art/HeroArt.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/forms/Button.tsx';
import { Carousel } from '../../ui/layout/Carousel.tsx';
import { Skeleton } from '../../ui/layout/Skeleton.tsx';
import { noticeUrl } from '../../urls.ts';
import { Link } from '../../navigation/Link.tsx';

type Announcement = ValueOf<'announcements'>[number];

/** The operator's banners as a carousel, and the headline below. */
export function Hero() {
  const t = useTexts('home');
  const { data, isPending } = useCall('announcements', FIRST_PAGE_INPUTS.announcements);
  const banners = (data ?? []).filter((each) => each.type === 'B');
  const headline = (data ?? []).find((each) => each.type === 'H');
  if (isPending) {
    return (
      <div className="flex flex-col gap-3">
        <Skeleton className={`${heightClass} rounded-xl`} />
        <Skeleton className="h-16 rounded-lg md:h-10.5" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {banners.length > 0 && (
        <Carousel
          label={t('banners')}
          className={`${heightClass} rounded-xl shadow-card`}
          slides={banners.map((banner, index) => ({
            key: banner.id,
            name: banner.title,
            content: <Banner banner={banner} first={index === 0} />,
          }))}
        />
      )}
      {headline !== undefined && (
        <p className="flex items-start gap-3 rounded-lg border border-line bg-surface-1 px-4 py-2.5 text-sm text-ink-2">
          <Megaphone
            aria-label={t('headline')}
            size={18}
            className="mt-0.5 shrink-0 text-accent-text"
          />
          {headline.title}
        </p>
      )}
    </div>
  );
}

const heightClass = 'h-[27rem] md:h-90 lg:h-100';

function Banner({ banner, first }: { readonly banner: Announcement; readonly first: boolean }) {
  const t = useTexts('home');
  const Title = first ? 'h2' : 'h3';
  return (
    <article
      data-theme="dark"
      className="relative isolate flex h-full overflow-hidden bg-night text-on-night"
    >
      <div className="absolute inset-0 -z-10">
        <HeroArt art={banner.art} first={first} />
      </div>
      <div className="flex flex-1 flex-col justify-end gap-3 p-6 pb-14 md:max-w-[52%] lg:max-w-[58%] md:justify-center md:p-12 md:pb-12">
        <Title className="text-3xl leading-[1.12] font-semibold md:text-3xl lg:text-5xl">
          {banner.title}
        </Title>
        <p className="max-w-md text-on-night-2 max-md:line-clamp-3 lg:text-lg">{banner.content}</p>
        <div className="pt-1">
          <Link
            to={banner.link ?? noticeUrl(banner.id)}
            onClick={centreLinkHandler(banner.link)}
            className={`${buttonClass('primary', 'lg')} text-sm md:text-base`}
          >
            {t(LABELS[banner.art ?? ''] ?? 'open')}
          </Link>
        </div>
      </div>
    </article>
  );
}

const LABELS: Readonly<Record<string, 'openVerify' | 'openLottery' | 'openWallet'>> = {
  proof: 'openVerify',
  lottery: 'openLottery',
  wallet: 'openWallet',
};
