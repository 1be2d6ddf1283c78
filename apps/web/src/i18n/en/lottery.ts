export const texts = {
  title: 'Lottery',
} as const;
