import { lazy, Suspense } from 'react';
import { useSite } from '../../site/use-site.ts';
import { SOCIAL_TYPES, socialLinks } from './social-links.ts';

const SocialIcon = lazy(async () => ({
  default: (await import('../../art/SocialIcon.tsx')).SocialIcon,
}));

/** The merchant's social icons, each opening its address in a new tab. */
export function SocialRow() {
  const links = socialLinks(useSite()?.resources ?? []);
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map((link) => (
        <li key={link.type}>
          <a
            href={link.url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={SOCIAL_TYPES[link.type]}
            title={SOCIAL_TYPES[link.type]}
            className="grid size-11 place-items-center rounded-full border border-line text-ink-2 transition-colors hover:border-accent-line hover:text-accent-text"
          >
            <Suspense fallback={null}>
              <SocialIcon type={link.type} />
            </Suspense>
          </a>
        </li>
      ))}
    </ul>
  );
}
