// The visible content of a page.

export interface Screen {
  readonly title: string;
  readonly heading: string;
  /** Every visible or announced text, once; without code and user input. */
  readonly texts: readonly string[];
  /** The elements that overflow the left or right edge, where the page cannot scroll. */
  readonly outside: readonly string[];
}

/** Runs in the page; it must be self-contained. */
export function readScreen(): Screen {
  // Text by users is not ours: it is marked by the attribute `translate`.
  const NO_TEXT = 'code, pre, del, ins, textarea, [translate=no], [translate=no] *';
  const NAMES = ['aria-label', 'placeholder', 'alt', 'title'];
  const width = document.documentElement.clientWidth;
  const texts = new Set<string>();
  const outside = new Set<string>();

  /** Whether an ancestor scrolls or clips, so that the window does not have to. */
  const isHeld = (element: Element): boolean => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, position } = getComputedStyle(up);
      if (overflowX !== 'visible') return true;
      if (position === 'fixed') return false;
    }
    return false;
  };
  const reachesOut = (element: Element): boolean => {
    const { left, right, width: own, height } = element.getBoundingClientRect();
    return own > 1 && height > 1 && (right > width + 1 || left < -1) && right > 0;
  };

  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('svg') !== null && element.tagName !== 'svg') continue;
    if (reachesOut(element) && !isHeld(element)) {
      outside.add(`${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
    }
    for (const name of NAMES) texts.add(element.getAttribute(name)?.trim() ?? '');
    for (const child of element.childNodes) {
      if (child.nodeType !== Node.TEXT_NODE || element.closest(NO_TEXT) !== null) continue;
      texts.add(child.textContent?.trim() ?? '');
    }
  }
  texts.delete('');
  const sideways = document.documentElement.scrollWidth - width;
  if (sideways > 0) outside.add(`the document, by ${sideways} pixels,`);
  return {
    title: document.title,
    heading: document.querySelector('h1')?.textContent?.trim() ?? '',
    texts: [...texts],
    outside: [...outside],
  };
}
