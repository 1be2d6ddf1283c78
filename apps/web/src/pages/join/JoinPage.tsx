import { Link } from '../../navigation/Link.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/forms/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { urls } from '../../urls.ts';

/** How to become a partner of the operator: a message form. */
export function JoinPage() {
  const t = useTexts('pages');
  return (
    <div className="page max-w-3xl pb-10">
      <PageHead title={t('join.title')} />
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <p>{t('join.about')}</p>
        <Link to={urls.feedback} className={buttonClass('primary')}>
          {t('join.write')}
        </Link>
      </Card>
    </div>
  );
}
