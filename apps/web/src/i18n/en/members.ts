export const texts = {
  title: 'Members center',
} as const;
