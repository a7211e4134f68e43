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
              fix: `write from: "${alert.until}", until: "${alert.from}", or the day that was meant`,
              at: { path: ['alert'], mark: { path: ['alert', 'until'], part: 'value' } },
              change: { to: { ...alert, from: alert.until, until: alert.from } },
              unsure: true,
            },
          ]
        : [],
  },
];
