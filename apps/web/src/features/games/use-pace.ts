import { useTexts } from '../../i18n/use-texts.ts';
import { paceOf } from './draw-view.ts';

/** Says how often a lottery draws, from its interval in seconds. */
export function usePace(): (seconds: number) => string {
  const t = useTexts('games');
  return (seconds) => {
    const { unit, count } = paceOf(seconds);
    if (unit === 'daily') return t('daily');
    if (unit === 'hours') return t('everyHours', { count });
    return unit === 'minutes'
      ? t('everyMinutes', { count })
      : t('everySeconds', { seconds: count });
  };
}
