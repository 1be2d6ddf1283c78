// The document title: the page's name before the brand's.
import { useEffect } from 'react';

let brand = '';
let pages: readonly string[] = [];

/** Sets the brand's name, once the site is loaded. */
export function setBrandTitle(name: string): void {
  brand = name;
  show();
}

/** Sets the page's part of the title while the component is mounted. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    pages = [...pages, title];
    show();
    return () => {
      pages = pages.filter((each) => each !== title);
      show();
    };
  }, [title]);
}

function show(): void {
  const page = pages.at(-1);
  const parts = [page, brand].filter((part) => part !== undefined && part !== '');
  if (parts.length > 0) document.title = parts.join(' · ');
}
