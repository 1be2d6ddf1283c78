import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useBrowserValue } from '../../browser/use-browser-value.ts';
import type { Frame as FrameName } from '../routes.ts';
import { BottomBar } from './BottomBar.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { Footer } from './Footer.tsx';
import { framePartsOf } from './frame-parts.ts';
import { Header } from './Header.tsx';
import { LeftBar } from './LeftBar.tsx';
import { saveLeftBarCollapsed, isLeftBarCollapsed } from './left-bar-collapsed.ts';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { PaceRow } from './PaceRow.tsx';

interface FrameProps {
  readonly frame: FrameName;
  /** Another page is being loaded. */
  readonly pending: boolean;
  readonly children: ReactNode;
}

/**
 * Header, left bar, footer and the phone's bottom bar around a page, as far as its route shows
 * them.
 */
export function Frame({ frame, pending, children }: FrameProps) {
  const t = useTexts('shell');
  const parts = framePartsOf(frame);
  const stored = useBrowserValue(isLeftBarCollapsed, false);
  const [chosen, setChosen] = useState<boolean>();
  const collapsed = chosen ?? stored;
  const [drawer, setDrawer] = useState(false);
  const toggle = () => {
    saveLeftBarCollapsed(!collapsed);
    setChosen(!collapsed);
  };
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-80 -translate-y-20 rounded-md bg-accent px-4 py-2 font-semibold text-on-accent focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      {pending && (
        <div className="progressing fixed inset-x-0 top-0 z-60 h-0.5 bg-accent" aria-hidden />
      )}
      {parts.header && (
        <Header
          onMenu={() => setDrawer(true)}
          {...(parts.leftBar ? { onCollapse: toggle, collapsed } : {})}
        />
      )}
      <ConnectionBanner />
      {parts.header && <PaceRow />}
      <div className="flex">
        {parts.leftBar && <LeftBar collapsed={collapsed} />}
        <div className="flex min-w-0 flex-1 flex-col">
          <main
            id="main"
            tabIndex={-1}
            aria-busy={pending}
            className="min-h-[calc(100dvh-var(--header))] flex-1 outline-none"
          >
            {children}
          </main>
          {parts.footer && <Footer />}
        </div>
      </div>
      {parts.bottomBar && <BottomBar />}
      <div className={clsx(parts.bottomBar && 'h-(--bottom-bar) md:hidden')} />
      {drawer && <NavigationDrawer onClose={() => setDrawer(false)} />}
    </>
  );
}
