// Which findings of a sync are new, and which of those that wait are no longer so. Pure.
import type { Finding } from './store/catalogue.ts';
import type { OpenFinding } from './store/findings.ts';

/** A finding that waits already, or that was rejected, is not added again. */
export function compareFindings(
  found: readonly Finding[],
  open: readonly OpenFinding[],
): { readonly added: readonly Finding[]; readonly withdrawn: readonly bigint[] } {
  const known = new Set(open.map(nameOf));
  const present = new Set<string>();
  const added = found.filter((finding) => {
    if (finding.state === 'DONE') return true;
    const name = nameOf(finding);
    const isNew = !known.has(name) && !present.has(name);
    present.add(name);
    return isNew;
  });
  const withdrawn = open
    .filter((each) => each.state === 'WAITING' && !present.has(nameOf(each)))
    .map(({ number }) => number);
  return { added, withdrawn };
}

function nameOf({
  code,
  kind,
  fingerprint,
}: Pick<Finding | OpenFinding, 'code' | 'kind' | 'fingerprint'>): string {
  return `${kind} ${code} ${fingerprint?.toString('hex') ?? ''}`;
}
