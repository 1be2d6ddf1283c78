import { useEffect, useReducer, type Dispatch } from 'react';
import { sessionStore } from '../../../browser/browser-storage.ts';
import { slipReducer, type Slip, type SlipAction } from './slip.ts';
import { formatSlip, parseSlip, type SlipBoard } from './stored-slip.ts';

/**
 * The slip of a lottery. It is kept as long as the window: it is still there after another lottery,
 * Back, a login or a reload.
 */
export function useSlip(
  { merchantCode, gameCode }: { readonly merchantCode: string; readonly gameCode: string },
  board: SlipBoard,
): [Slip, Dispatch<SlipAction>] {
  const key = `slip:${merchantCode}:${gameCode}`;
  const [slip, dispatch] = useReducer(slipReducer, undefined, () =>
    parseSlip(sessionStore.read(key), board),
  );
  useEffect(() => sessionStore.save(key, formatSlip(slip)), [key, slip]);
  return [slip, dispatch];
}
