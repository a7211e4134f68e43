import type { PageRule, RuleFinding } from '../rule';
import { blocksOf } from './blocks-of';

/** Pictures that stand side by side. */
export const lookRules: readonly PageRule[] = [
  {
    code: 'look/before-is-after',
    severity: 'error',
    why: 'Two pictures side by side that are one show that nothing was done.',
    find: ({ form }) =>
      blocksOf(form).flatMap(({ block, path }) =>
        block.type === 'before-after'
          ? block.pairs.flatMap(({ before, after }, index): RuleFinding[] =>
              before.src === after.src
                ? [
                    {
                      found: `${after.src} is the picture before, too`,
                      fix: 'name the picture that was taken when the work was done',
                      at: { path: [...path, 'pairs', index, 'after', 'src'] },
                    },
                  ]
                : [],
            )
          : [],
      ),
  },
];
