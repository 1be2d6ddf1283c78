/** How a link looks that stands in a line of a form and does something. */
export const linkClass =
  'min-h-9 font-medium text-accent-text underline-offset-4 hover:underline phone:min-h-11';
