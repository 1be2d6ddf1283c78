/**
 * The issue in a logged draw id `<merchant>-<issue>`, or `<merchant>-<issue>#<version>` for a
 * correction; the verify page takes it as its parameter.
 */
export function loggedIssue(drawId: string, merchant: string | undefined): string {
  const [name = ''] = drawId.split('#');
  const prefix = `${merchant ?? ''}-`;
  return merchant !== undefined && name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
