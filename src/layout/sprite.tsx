import { usePage } from '../parts/context';
import classes from './sprite.module.css';

/** The drawings of the page's icons, once each; `Icon` refers to them by name. Their stroke is set in `global.css`. */
export function Sprite() {
  return (
    <svg className={classes.sprite} aria-hidden="true">
      {Object.entries(usePage().icons).map(([name, markup]) => (
        // The markup is an icon file of @tabler/icons, read at build time.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24" dangerouslySetInnerHTML={{ __html: markup }} />
      ))}
    </svg>
  );
}
