import type { ConfigRule } from '../rule';

/** Days in the configuration that have an order. */
export const dateRules: readonly ConfigRule[] = [
  {
    code: 'fact/alert-dates',
    severity: 'error',
    why: 'An alert that ends before it begins is never seen.',
    find: ({ alert }) =>
      alert?.from !== undefined && alert.until < alert.from
        ? [
            {
              found: `it ends on ${alert.until}, before ${alert.from}`,
              fix: 'write a last day after the first',
              at: { path: ['alert', 'until'] },
            },
          ]
        : [],
  },
];
