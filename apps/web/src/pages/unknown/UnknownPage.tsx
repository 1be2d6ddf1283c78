import { Link } from '../../navigation/Link.tsx';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/forms/Button.tsx';
import { urls } from '../../urls.ts';

/** The page for an unknown address, with a link home. */
export function UnknownPage() {
  const t = useTexts('pages');
  return (
    <div className="page flex flex-col items-center gap-5 py-20 text-center">
      <div className="w-64 max-w-full">
        <EmptyArt name="lost" />
      </div>
      <h1 className="text-3xl font-semibold">{t('unknown.title')}</h1>
      <p className="max-w-md text-ink-2">{t('unknown.text')}</p>
      <Link to={urls.home} className={buttonClass('primary', 'lg')}>
        {t('unknown.home')}
      </Link>
    </div>
  );
}
