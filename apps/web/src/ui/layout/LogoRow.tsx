import type { ReactNode } from 'react';

interface LogoRowProps {
  readonly title: string;
  readonly logos: readonly {
    readonly key: string;
    readonly content: ReactNode;
    /** The link; a logo without a URL is not a link. */
    readonly url?: string | undefined;
  }[];
}

/** Logos in a row under a title; renders nothing without logos. */
export function LogoRow({ title, logos }: LogoRowProps) {
  if (logos.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="eyebrow text-ink-3">{title}</h2>
      <ul className="flex flex-wrap items-center gap-2.5">
        {logos.map(({ key, content, url }) => (
          <li key={key}>
            {url === undefined ? (
              <span className={logoClass}>{content}</span>
            ) : (
              <a
                href={url}
                className={`${logoClass} transition-colors hover:border-accent-line hover:text-ink`}
              >
                {content}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const logoClass =
  'flex h-11 min-w-16 items-center justify-center rounded-md border border-line bg-surface-2 px-3.5 text-ink-2';
