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
  {
    code: 'look/film-silent',
    severity: 'warning',
    why: 'Who cannot hear, or has the sound off, reads what is said in a film (WCAG 1.2.2); services have captions of their own.',
    find: ({ form }) =>
      blocksOf(form).flatMap(({ block, path }) =>
        block.type === 'video'
          ? block.videos.flatMap(({ src, captions }, index): RuleFinding[] =>
              src.startsWith('/') && captions === undefined
                ? [
                    {
                      found: `the film ${src} has no captions`,
                      fix: `add  captions: ${src.replace(/\.\w+$/, '')}.vtt, a WebVTT file in public/; where nothing is said in it, allow this rule with that as its reason`,
                      at: { path: [...path, 'videos', index, 'src'] },
                    },
                  ]
                : [],
            )
          : [],
      ),
  },
];
