import { Link } from '../../navigation/Link.tsx';
import { useSession } from '../../session/session.ts';
import { useCall } from '../../calls/use-call.ts';
import { RootTable, SealTable } from '../../features/wallet/books/BookTables.tsx';
import { CheckBooks } from '../../features/wallet/books/CheckBooks.tsx';
import { MyBalance } from '../../features/wallet/books/MyBalance.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/forms/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CopyText } from '../../ui/data/CopyText.tsx';
import { ErrorState } from '../../ui/layout/ErrorState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { urls } from '../../urls.ts';

const FRESH_MS = 60_000;
const STEPS = ['1', '2', '3', '4'] as const;

/** `/books`: the published books, and how to check them (money.md, house.md 5). */
export function BooksPage() {
  const t = useTexts('books');
  const session = useSession();
  const roots = useCall('bookRoots', {}, { staleTime: FRESH_MS });
  const publicKey = roots.data?.publicKey;
  const listed = roots.data?.roots;
  return (
    <div className="page pb-16">
      <PageHead title={t('title')} about={t('about')} />
      <div className="flex flex-col gap-10">
        <Card className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">{t('how')}</h2>
          <ol className="flex list-decimal flex-col gap-2 pl-5 text-sm text-ink-2">
            {STEPS.map((step) => (
              <li key={step}>{t(`how.${step}`)}</li>
            ))}
          </ol>
          {publicKey !== undefined && (
            <div className="text-sm">
              <p className="text-ink-3">{t('key')}</p>
              <CopyText name={t('key')} text={publicKey} />
              <p className="text-xs text-ink-3">{t('keyText')}</p>
            </div>
          )}
        </Card>
        <Section title={t('check')} about={t('checkText')}>
          <CheckBooks publicKey={publicKey} />
        </Section>
        {session !== undefined && listed !== undefined && listed.length > 0 && (
          <Section title={t('my.title')} about={t('my.about')}>
            <MyBalance days={listed.map(({ day }) => day)} />
          </Section>
        )}
        <Section title={t('roots')} about={t('rootsText')}>
          {roots.error ? (
            <ErrorState message={roots.error.message} onRetry={() => void roots.refetch()} />
          ) : (
            <RootTable roots={listed} />
          )}
        </Section>
        <Section title={t('seals')} about={t('sealsText')}>
          <SealTable />
        </Section>
        <p className="flex flex-wrap gap-3">
          <Link to={urls.drawLog} className={buttonClass('outline')}>
            {t('log.link')}
          </Link>
          <Link to={urls.verify} className={buttonClass('outline')}>
            {t('verifyLink')}
          </Link>
        </p>
      </div>
    </div>
  );
}
