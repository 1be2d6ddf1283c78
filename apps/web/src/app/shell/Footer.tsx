import { useSite } from '../../site/use-site.ts';
import { PaymentRow } from '../../features/cashier/deposits/PaymentRow.tsx';
import { ResponsibilityRow } from '../../features/settings/ResponsibilityRow.tsx';
import { SocialRow } from '../../features/settings/SocialRow.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Logo } from '../../art/Logo.tsx';
import { WhenNear } from '../../ui/layout/WhenNear.tsx';
import { urls } from '../../urls.ts';
import { openModal } from '../../modals/modals.ts';
import { isTrial } from '../../gate/gate.ts';
import { Link } from '../../navigation/Link.tsx';
import { useSession } from '../../session/session.ts';

/** Payment and responsibility logos, links, social icons, licence, age, copyright. */
export function Footer() {
  const t = useTexts('shell');
  const site = useSite();
  const session = useSession();
  const isMember = session !== undefined && !isTrial(session);
  if (site === undefined) return <div className="h-80" aria-hidden />;
  const links = [
    { to: urls.aboutUs, name: t('aboutUs') },
    { to: `${urls.help}#draws`, name: t('fairness') },
    {
      to: isMember ? `${urls.home}?mc=playSafe` : `${urls.help}#play-safe`,
      name: t('responsible'),
    },
    { to: urls.noticePage, name: t('notices') },
    { to: urls.join, name: t('joinUs') },
    { to: urls.download, name: t('download') },
    { to: urls.feedback, name: t('feedback') },
    { to: urls.verify, name: t('verify') },
  ];
  return (
    <footer data-footer className="mt-16 border-t border-line bg-surface-1 text-sm">
      <div className="page flex flex-col gap-10 py-10">
        <div className="grid gap-8 md:grid-cols-[1.2fr_2fr]">
          <div className="flex flex-col gap-4">
            <Logo mark={site.logo} name={site.name} />
            <p className="max-w-xs text-ink-2">{site.tagline}</p>
            <WhenNear className="h-11">
              <SocialRow />
            </WhenNear>
          </div>
          <nav aria-label={t('morePlaces')}>
            <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
              {links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} className={linkClass}>
                    {link.name}
                  </Link>
                </li>
              ))}
              <li>
                <button
                  type="button"
                  className={linkClass}
                  onClick={() => openModal('helpCenter', {})}
                >
                  {t('helpCenter')}
                </button>
              </li>
              <li>
                <button
                  type="button"
                  className={linkClass}
                  onClick={() => openModal('effects', {})}
                >
                  {t('effects')}
                </button>
              </li>
            </ul>
          </nav>
        </div>
        <WhenNear className="h-58.5 md:h-45">
          {/* The methods are loaded: their row keeps its place meanwhile. */}
          <div className="min-h-17.5">
            <PaymentRow />
          </div>
          <ResponsibilityRow />
        </WhenNear>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6 text-ink-3">
          <span
            className="grid size-10 place-items-center rounded-full border-2 border-current text-xs font-bold"
            title={t('adultsOnly', { age: site.minimumAge })}
          >
            {site.minimumAge}+
          </span>
          <div className="flex-1">
            {site.licence !== '' && <p>{site.licence}</p>}
            <p>{site.copyright}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}

const linkClass =
  'inline-flex min-h-9 items-center text-left text-ink-2 hover:text-accent-text phone:min-h-11';
