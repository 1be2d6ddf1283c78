// Texts of the page where a link from a mail leads.
export const texts = {
  title: 'Set a new password',
  about: 'It ends all open sessions, and withdrawals rest for a day.',
  set: 'Set password',
  done: 'Your new password is set. Please log in with it.',
  ended:
    'This link is no longer good. A link works once and for 30 minutes, and only the newest one does.',
  again: 'Ask for a new link',
  home: 'Go to the home page',
} as const;
