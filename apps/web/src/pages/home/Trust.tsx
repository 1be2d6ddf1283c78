import clsx from 'clsx';
import { BookOpenCheck, ScanSearch, Timer, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { useCall } from '../../calls/use-call.ts';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { urls } from '../../urls.ts';

/** What a player can verify about the operator. */
export function Trust() {
  const t = useTexts('home');
  const site = useSite();
  const age = site?.minimumAge ?? 18;
  const { data } = useCall('payoutTime', {});
  const seconds = data?.medianSeconds ?? null;
  const isTimed = seconds !== null;
  return (
    <Section title={t('trust')}>
      <ul
        className={clsx('grid gap-4', isTimed ? 'sm:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3')}
      >
        <TrustItem
          icon={<ScanSearch aria-hidden size={24} />}
          title={t('trust.proof')}
          text={t('trust.proofText')}
          to={urls.verify}
          link={t('trust.proofLink')}
        />
        <TrustItem
          icon={<BookOpenCheck aria-hidden size={24} />}
          title={t('trust.ledger')}
          text={t('trust.ledgerText')}
          to={`${urls.help}#payments`}
          link={t('trust.ledgerLink')}
        />
        <TrustItem
          icon={<UserRoundCheck aria-hidden size={24} />}
          title={t('trust.age', { age })}
          text={t('trust.ageText')}
          to={`${urls.help}#play-safe`}
          link={t('trust.ageLink')}
        />
        {isTimed && (
          <TrustItem
            icon={<Timer aria-hidden size={24} />}
            title={payoutTitle(t, seconds)}
            text={t('trust.payoutText', { days: data?.days ?? 7 })}
            to={`${urls.help}#payments`}
            link={t('trust.payoutLink')}
          />
        )}
      </ul>
    </Section>
  );
}

/** In minutes below an hour, then in hours. */
function payoutTitle(t: ReturnType<typeof useTexts<'home'>>, seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 120
    ? t('trust.payoutMinutes', { count: minutes })
    : t('trust.payoutHours', { count: Math.ceil(minutes / 60) });
}

interface TrustItemProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly link: string;
}

function TrustItem({ icon, title, text, to, link }: TrustItemProps) {
  return (
    <li className="flex flex-col rounded-lg border border-line bg-surface-1 p-6 shadow-card">
      <span className="grid size-12 place-items-center rounded-md bg-accent-soft text-accent-text">
        {icon}
      </span>
      <h3 className="mt-4 text-lg font-semibold">{title}</h3>
      <p className="mt-1.5 flex-1 text-sm text-ink-2">{text}</p>
      <Link
        to={to}
        className="mt-3 inline-flex min-h-10 items-center self-start font-medium text-accent-text underline-offset-4 hover:underline phone:min-h-11"
      >
        {link}
      </Link>
    </li>
  );
}
