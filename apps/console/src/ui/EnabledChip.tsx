import { useText } from '../i18n/use-text.ts';
import { StateChip } from './StateChip.tsx';

/** A chip that says whether something is enabled. */
export function EnabledChip({ on }: { readonly on: boolean }) {
  const text = useText();
  return <StateChip tone={on ? 'good' : 'plain'} label={text(on ? 'channel.on' : 'channel.off')} />;
}
