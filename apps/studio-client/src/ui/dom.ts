// Elements by name, attributes and children.

type Child = Node | string;
type Attributes = Readonly<Record<string, string | number | boolean | ((event: Event) => void)>>;

export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key, value);
    else if (typeof value === 'boolean') element.toggleAttribute(key, value);
    else element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/** An icon of one path, in a square of 24. */
export function icon(d: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', d);
  svg.append(path);
  return svg;
}

export const ICONS = {
  spin: 'M12 5V1L7 6l5 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z',
  stop: 'M6 6h12v12H6z',
  auto: 'M8 5v14l5-4V9L8 5zm6 0v14l7-7-7-7z',
  turbo: 'M13 2 4 14h6l-1 8 9-12h-6l1-8z',
  soundOn:
    'M3 9v6h4l5 5V4L7 9H3zm13.5 3A4.5 4.5 0 0 0 14 8v8a4.5 4.5 0 0 0 2.5-4zM14 3.2v2.1a7 7 0 0 1 0 13.4v2.1a9 9 0 0 0 0-17.6z',
  soundOff:
    'M3 9v6h4l5 5V4L7 9H3zm18.5.9-1.4-1.4L17.5 11 15 8.5l-1.4 1.4 2.5 2.6-2.5 2.5 1.4 1.4 2.5-2.5 2.6 2.5 1.4-1.4-2.5-2.5z',
  menu: 'M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z',
  close:
    'M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4 10.6 12 5 17.6 6.4 19 12 13.4 17.6 19 19 17.6 13.4 12z',
  plus: 'M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z',
  minus: 'M5 11h14v2H5z',
  full: 'M5 14H3v7h7v-2H5zm0-4V5h5V3H3v7zm14 9h-5v2h7v-7h-2zM14 3v2h5v5h2V3z',
  home: 'M12 3 2 12h3v8h5v-6h4v6h5v-8h3z',
  shield:
    'M12 1 3 5v6c0 5.6 3.8 10.7 9 12 5.2-1.3 9-6.4 9-12V5l-9-4zm-1.5 15.5-4-4 1.4-1.4 2.6 2.6 5.6-5.6 1.4 1.4z',
  info: 'M11 7h2v2h-2zm0 4h2v6h-2zm1-9a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  clock: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm1 11h-2V6h2zm0 0 4 3-1 1.7-5-3.7z',
} as const;

export function iconButton(
  name: keyof typeof ICONS,
  label: string,
  press: () => void,
  kind = '',
): HTMLButtonElement {
  return el(
    'button',
    { type: 'button', class: `round ${kind}`, 'aria-label': label, title: label, click: press },
    icon(ICONS[name]),
  );
}
