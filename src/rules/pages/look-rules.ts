import type { PageRule, RuleFinding } from '../rule';
import { blocksOf } from './blocks-of';

/** The kind of thing that a frame is or holds, and nothing of what it is about. */
const saysNothing =
  /^\W*(?:i-?frame|frame|embed(?:ded)?(?: content| code)?|widget|content|untitled|title|video|vidéo|vídeo|film|map|karte|carte|mapa|form|formular|formulaire|formulario|calendar|kalender|calendrier|calendario|rahmen|cadre|marco|inhalt|contenu|contenido)\W*$/iu;

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
  {
    code: 'look/frame-title',
    severity: 'warning',
    why: 'Who cannot see a frame hears its title, and decides by it whether to go in (WCAG 4.1.2).',
    find: ({ form }) =>
      blocksOf(form).flatMap(({ block, path }): RuleFinding[] =>
        block.type === 'embed' && saysNothing.test(block.title)
          ? [
              {
                found: `"${block.title}" does not say what is in the frame`,
                fix: 'write what visitors find in it, such as "Booking calendar"',
                at: { path: [...path, 'title'] },
              },
            ]
          : [],
      ),
  },
];
