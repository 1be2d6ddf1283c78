import { EmptyArt } from '../../art/EmptyArt.tsx';
import { useSite } from '../../features/settings/use-site.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/Section.tsx';

/** What points buy, where the merchant gives points. */
export function PointMallPage() {
  const t = useTexts('pages');
  const points = useSite()?.features.points === true;
  return (
    <div className="page pb-10">
      <PageHead title={t('points.title')} {...(points ? { about: t('points.about') } : {})} />
      <Card>
        <EmptyState
          art={<EmptyArt name="boat" />}
          title={t(points ? 'points.none' : 'points.off')}
          text={t(points ? 'points.noneText' : 'points.offText')}
        />
      </Card>
    </div>
  );
}
