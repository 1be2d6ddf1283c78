import { useEffect, useState } from 'react';
import type { ModalProps } from '../../modals/modals.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { canVibrate, chooseCues, useCues } from '../../ui/cues/cue-choices.ts';
import { chooseMyDraw, useOpensMyDraw } from '../../ui/cues/draw-choice.ts';
import { chooseLessMotion, useLessMotion } from '../../ui/cues/motion.ts';
import { playCue } from '../../ui/cues/play-cue.ts';
import { Switch } from '../../ui/forms/Toggle.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

/** What the site sounds and feels like on this device; a switch lets its effect be tried. */
export function EffectsDialog({ onClose }: ModalProps<'effects'>) {
  const t = useTexts('pages');
  const tDraw = useTexts('drawShow');
  const opensDraw = useOpensMyDraw();
  const cues = useCues();
  const isLess = useLessMotion();
  const screen = useFullScreen();
  const choose = (change: Partial<typeof cues>): void => {
    chooseCues({ ...cues, ...change });
    if (Object.values(change).includes(true)) playCue('placed');
  };
  return (
    <Dialog title={t('effects.title')} about={t('effects.about')} onClose={onClose}>
      <div className="flex flex-col divide-y divide-line">
        <Switch
          label={t('effects.sound')}
          checked={cues.sound}
          onToggle={(sound) => choose({ sound })}
        />
        {canVibrate() && (
          <Switch
            label={t('effects.vibration')}
            checked={cues.vibration}
            onToggle={(vibration) => choose({ vibration })}
          />
        )}
        <Switch label={t('effects.lessMotion')} checked={isLess} onToggle={chooseLessMotion} />
        <Switch label={tDraw('autoOpen')} checked={opensDraw} onToggle={chooseMyDraw} />
        {document.fullscreenEnabled && (
          <Switch
            label={t('effects.fullScreen')}
            checked={screen.isFull}
            onToggle={screen.choose}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Whether the page fills the screen; a browser leaves that at its own keys too. */
function useFullScreen() {
  const read = (): boolean => document.fullscreenElement !== null;
  const [isFull, setFull] = useState(read);
  useEffect(() => {
    const follow = (): void => setFull(read());
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const choose = (wanted: boolean): void => {
    const changed = wanted
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen();
    // A browser that refuses leaves the switch as it was.
    changed.catch(() => setFull(read()));
  };
  return { isFull, choose };
}
