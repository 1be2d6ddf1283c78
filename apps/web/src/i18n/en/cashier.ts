export const texts = {
  title: 'Cashier',
} as const;
