/** The colour of a result, a signed decimal: of a loss, of a win, or none. */
export function toneOf(net: string): string {
  if (net.startsWith('-')) return 'text-lost';
  return Number(net) > 0 ? 'text-won' : '';
}
