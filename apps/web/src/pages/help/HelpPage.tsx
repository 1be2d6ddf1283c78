import type { PageProps } from '../page-props.ts';
import { FeedbackForm } from '../../features/messages/FeedbackForm.tsx';
import { HelpArticles } from '../../features/settings/HelpArticles.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Prose } from '../../ui/layout/Prose.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { urls } from '../../urls.ts';

/** About the operator, help articles, and a feedback form. */
export function HelpPage({ path }: PageProps) {
  const t = useTexts('pages');
  const site = useSite();
  const aboutFirst = path === urls.aboutUs;
  const about = (site?.about ?? '') !== '' && (
    <Section title={t('help.about')}>
      <Prose text={site?.about ?? ''} className="text-lg" />
    </Section>
  );
  return (
    <div className="page max-w-4xl pb-10">
      <PageHead title={t(aboutFirst ? 'help.about' : 'help.title')} />
      <div className="flex flex-col gap-10">
        {aboutFirst && (site?.about ?? '') !== '' && (
          <Prose text={site?.about ?? ''} className="text-lg" />
        )}
        <HelpArticles />
        {!aboutFirst && about}
        <Section title={t('help.contact')} about={t('feedback.about')}>
          <Card>
            <FeedbackForm />
          </Card>
        </Section>
      </div>
    </div>
  );
}
