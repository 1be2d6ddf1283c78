// The button of the sound. While the site has muted the game it says so, and changes nothing.
import type { Texts } from '../i18n/en.ts';
import { ICONS, icon, iconButton } from '../ui/dom.ts';
import { followSound, isSoundMuted, isSoundOn, setSound } from './sounds.ts';

export function openSoundButton(texts: Texts): HTMLButtonElement {
  const button = iconButton(
    'soundOff',
    texts.sound,
    () => {
      if (!isSoundMuted()) setSound(!isSoundOn());
    },
    'small',
  );
  const show = (): void => {
    const on = isSoundOn();
    const label = isSoundMuted() ? texts.soundMuted : texts.sound;
    button.classList.toggle('on', on);
    button.setAttribute('aria-pressed', String(on));
    button.setAttribute('aria-disabled', String(isSoundMuted()));
    button.setAttribute('aria-label', label);
    button.title = label;
    button.replaceChildren(icon(ICONS[on ? 'soundOn' : 'soundOff']));
  };
  followSound(show);
  show();
  return button;
}
