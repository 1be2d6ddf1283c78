import { useEffect, useId, useRef, useState } from 'react';
import { openMemberCentre } from '../../../gate/pass-gate.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { NearestLimit } from './NearestLimit.tsx';
import { PaceLimits } from './PaceLimits.tsx';
import { PaceLine } from './PaceLine.tsx';

/** The pace of play above the page. What it opens lies over the page, which does not move. */
export function PaceStrip() {
  const t = useTexts('protection');
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && box.current?.contains(target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  return (
    <section
      ref={box}
      aria-label={t('pace')}
      className="relative px-4 md:px-5"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <PaceLine
        isOpen={isOpen}
        controls={id}
        onToggle={() => setOpen(!isOpen)}
        beside={<NearestLimit />}
      />
      <div
        id={id}
        hidden={!isOpen}
        className="absolute top-full right-0 left-0 z-30 border-b border-line bg-surface-1 px-4 py-3 shadow-float sm:right-auto sm:left-3 sm:w-96 sm:rounded-b-lg sm:border-x"
      >
        {isOpen && (
          <PaceLimits
            onLimits={() => {
              setOpen(false);
              openMemberCentre('playSafe');
            }}
          />
        )}
      </div>
    </section>
  );
}
