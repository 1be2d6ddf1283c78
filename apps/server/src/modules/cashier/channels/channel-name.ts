import type { Language } from '@fairhouse/values';
import type { ChannelRow } from './store.ts';

/** A channel's name in the viewer's language, else in English, else the method's code. */
export function channelName(
  channel: Pick<ChannelRow, 'names' | 'method'>,
  language: Language,
): string {
  return channel.names[language] ?? channel.names.EN ?? channel.method;
}
