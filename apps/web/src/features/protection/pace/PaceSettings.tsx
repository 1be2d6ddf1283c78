import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PaceLimits } from './PaceLimits.tsx';
import { PaceLine } from './PaceLine.tsx';
import { PaceSwitch } from './PaceSwitch.tsx';

/** The pace of play at the foot of the wallet, and whether it stands above every page. */
export function PaceSettings({ onLimits }: { readonly onLimits: () => void }) {
  const t = useTexts('protection');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={t('pace')} className="border-t border-line pt-3">
      <PaceLine isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)} />
      <div id={id} hidden={!isOpen} className="py-2">
        {isOpen && <PaceLimits onLimits={onLimits} />}
      </div>
      <PaceSwitch />
    </section>
  );
}
