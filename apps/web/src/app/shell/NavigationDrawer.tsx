import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAddress } from '../navigation/use-place.ts';
import { LeftBarList } from './LeftBar.tsx';

const Dialog = lazy(async () => ({ default: (await import('../../ui/Dialog.tsx')).Dialog }));

/** The left bar on a phone: a sheet from the side, gone when a place was chosen. */
export function NavigationDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('shell');
  const { path } = useAddress();
  const opened = useRef(path);
  useEffect(() => {
    if (path !== opened.current) onClose();
  }, [path, onClose]);
  return (
    <Suspense fallback={null}>
      <Dialog title={t('places')} side="left" onClose={onClose}>
        <div onClick={(event) => isChoice(event.target) && onClose()}>
          <LeftBarList collapsed={false} />
        </div>
      </Dialog>
    </Suspense>
  );
}

function isChoice(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button') !== null;
}
