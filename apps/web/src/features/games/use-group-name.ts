import { useCallback } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { groupOf } from './lobby.ts';

/** The name of a group of lotteries; its code if it has no name. */
export function useGroupName(): (code: string) => string {
  const t = useTexts('lobby');
  return useCallback(
    (code) => {
      const group = groupOf(code);
      return group === undefined ? code : t(`group.${group}`);
    },
    [t],
  );
}
