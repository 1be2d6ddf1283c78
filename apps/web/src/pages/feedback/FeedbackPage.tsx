import { FeedbackForm } from '../../features/messages/FeedbackForm.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';

export function FeedbackPage() {
  const t = useTexts('pages');
  return (
    <div className="page max-w-2xl pb-10">
      <PageHead title={t('feedback.title')} about={t('feedback.about')} />
      <Card>
        <FeedbackForm />
      </Card>
    </div>
  );
}
