import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { WhenNear } from '../../ui/layout/WhenNear.tsx';
import { Hero } from './Hero.tsx';
import { NextDraws } from './NextDraws.tsx';
import { REST_HEIGHT } from './rest-height.ts';
import { RestSkeleton } from './RestSkeleton.tsx';

const Rest = lazy(async () => ({ default: (await import('./HomeRest.tsx')).HomeRest }));

/** The first page: announcements, the next draws, and, further down, everything else. */
export function HomePage() {
  const t = useTexts('home');
  return (
    <div className="page flex flex-col gap-10 pt-4 pb-4 md:gap-14 md:pt-6">
      <h1 className="sr-only">{t('title')}</h1>
      <Hero />
      <NextDraws />
      <WhenNear className={REST_HEIGHT} ahead="0px">
        <Suspense fallback={<RestSkeleton />}>
          <Rest />
        </Suspense>
      </WhenNear>
    </div>
  );
}
