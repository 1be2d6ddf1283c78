// What opens the way to a new password stands behind the `#` of a mail's link: no server and no
// other site is sent it. It is taken out of the address at the first look, and kept by this page.
let kept: string | undefined;

/** The token of the link that was opened, or undefined where the page was opened without one. */
export function takeToken(): string | undefined {
  const token = location.hash.slice(1);
  if (token === '') return kept;
  kept = token;
  history.replaceState(history.state, '', location.pathname);
  return kept;
}

/** The link has been used, or is no longer good. */
export function dropToken(): void {
  kept = undefined;
}
