/** The class of a button that looks like a link within a line of a form. */
export const linkClass =
  'min-h-9 font-medium text-accent-text underline-offset-4 hover:underline phone:min-h-11';
