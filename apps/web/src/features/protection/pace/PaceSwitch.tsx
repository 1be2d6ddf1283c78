import { useTexts } from '../../../i18n/use-texts.ts';
import { Switch } from '../../../ui/forms/Toggle.tsx';
import { setPaceShown, usePaceShown } from './pace-shown.ts';

/** Whether the pace of play is shown above every page on this device. */
export function PaceSwitch() {
  const t = useTexts('protection');
  return <Switch label={t('paceShow')} checked={usePaceShown()} onToggle={setPaceShown} />;
}
