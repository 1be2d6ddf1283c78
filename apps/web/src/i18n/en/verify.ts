export const texts = {
  title: 'Check a draw',
} as const;
