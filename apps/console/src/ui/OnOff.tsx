import { useText } from '../i18n/use-text.ts';
import { StateChip } from './StateChip.tsx';

/** Whether something is in use. */
export function OnOff({ on }: { readonly on: boolean }) {
  const text = useText();
  return <StateChip tone={on ? 'good' : 'plain'} label={text(on ? 'channel.on' : 'channel.off')} />;
}
