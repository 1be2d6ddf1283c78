import { Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ModalFailed } from '../../parts/ModalFailed.tsx';
import { lazyPart } from '../../parts/load-chunk.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button, buttonClass } from '../../ui/forms/Button.tsx';
import { LanguageMenu } from '../../site/LanguageMenu.tsx';
import { Logo } from '../../art/Logo.tsx';
import { useSite } from '../../site/use-site.ts';

const writeDialog = lazyPart(
  () => import('./WriteDialog.tsx'),
  (m) => m.WriteDialog,
);

interface ReplacementPageProps {
  readonly art: ReactNode;
  readonly title: string;
  /**
   * The address of the customer service; if it is a page of this site, which is closed too, a
   * message form opens instead.
   */
  readonly contactUrl: string;
  readonly children: ReactNode;
}

/** A page that replaces the whole site: one picture, one message, one contact. */
export function ReplacementPage({ art, title, contactUrl, children }: ReplacementPageProps) {
  const site = useSite();
  return (
    <div
      data-theme="dark"
      className="relative isolate flex min-h-dvh flex-col bg-night text-on-night-2"
    >
      <div className="absolute inset-0 -z-10 overflow-hidden">{art}</div>
      <header className="page flex h-(--header) items-center justify-between">
        <Logo mark={site?.logo} name={site?.name ?? ''} />
        <LanguageMenu languages={site?.languages ?? []} />
      </header>
      <main className="page flex max-w-xl flex-col items-center pt-[9vh] pb-24 text-center">
        <h1 className="text-3xl font-semibold text-on-night md:text-4xl">{title}</h1>
        <div className="mt-5 text-lg">{children}</div>
        <ContactSupport url={contactUrl} />
      </main>
    </div>
  );
}

function ContactSupport({ url }: { readonly url: string }) {
  const t = useTexts('states');
  const [writing, setWriting] = useState(false);
  const close = () => setWriting(false);
  const className = 'mt-8';
  if (url.startsWith('https:')) {
    return (
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonClass('primary', 'lg')} ${className}`}
      >
        {t('contact')}
      </a>
    );
  }
  return (
    <>
      <Button look="primary" size="lg" className={className} onClick={() => setWriting(true)}>
        {t('contact')}
      </Button>
      {writing && (
        <ErrorBoundary
          fallbackRender={({ error }) => <ModalFailed error={error} onClose={close} />}
        >
          <Suspense fallback={null}>
            <writeDialog.Part onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
