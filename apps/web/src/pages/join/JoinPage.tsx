import { Handshake, Plug, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../app/navigation/Link.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/Section.tsx';
import { urls } from '../../urls.ts';

/** How to work with the house. */
export function JoinPage() {
  const t = useTexts('pages');
  return (
    <div className="page pb-10">
      <PageHead
        title={t('join.title')}
        about={t('join.about')}
        aside={
          <Link to={urls.feedback} className={buttonClass('primary')}>
            {t('join.write')}
          </Link>
        }
      />
      <div className="grid gap-4 md:grid-cols-3">
        <Way
          icon={<UsersRound aria-hidden />}
          title={t('join.agentTitle')}
          text={t('join.agentText')}
        />
        <Way
          icon={<Plug aria-hidden />}
          title={t('join.vendorTitle')}
          text={t('join.vendorText')}
        />
        <Way
          icon={<Handshake aria-hidden />}
          title={t('join.partnerTitle')}
          text={t('join.partnerText')}
        />
      </div>
    </div>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

function Way({ icon, title, text }: WayProps) {
  return (
    <Card>
      <span className="grid size-12 place-items-center rounded-md bg-accent-soft text-accent-text">
        {icon}
      </span>
      <h2 className="mt-4 text-lg font-semibold">{title}</h2>
      <p className="mt-1.5 text-ink-2">{text}</p>
    </Card>
  );
}
