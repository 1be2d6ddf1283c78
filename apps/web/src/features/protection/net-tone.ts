/** The colour class of a result, a signed decimal: for a loss, a win, or zero. */
export function netTone(net: string): string {
  if (net.startsWith('-')) return 'text-lost';
  return Number(net) > 0 ? 'text-won' : '';
}
