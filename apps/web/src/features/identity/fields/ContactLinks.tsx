import { SocialIcon } from '../../../art/SocialIcon.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../site/use-site.ts';
import { contactLinks } from './contact-links.ts';

/** The merchant's contacts, for visitors who cannot log in. */
export function ContactLinks() {
  const t = useTexts('forms');
  const links = contactLinks(useSite()?.resources ?? []);
  if (links.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-3 text-sm text-ink-3">
      <span id="contact-links">{t('contacts')}</span>
      <ul aria-labelledby="contact-links" className="flex flex-wrap gap-2">
        {links.map(({ type, mark, name, url }) => (
          <li key={type}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('contactOn', { name })}
              title={name}
              className="grid size-11 place-items-center rounded-full border border-line text-ink-2 transition-colors hover:border-accent-line hover:text-accent-text"
            >
              <SocialIcon type={mark} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
