import { useState } from 'react';
import { siteConfig } from '../../schemas/site';
import { factName } from '../form/words';
import { goToField } from '../regions';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import { rowBeside } from './row-beside';
import classes from './side.module.css';

const config = 'site.config.yaml';

/** What owners come for; the rest is set once and stands below. */
const often: readonly string[] = ['business', 'navigation', 'alert', 'areas', 'theme', 'redirects', 'forms'];
const names = [...often, ...Object.keys(siteConfig.shape).filter((name) => !often.includes(name))];

/** What is true on every page, by subject. */
export function SiteFacts() {
  const workspace = useWorkspace();
  const { file, selected, standing } = useWorkspaceState();
  const [all, setAll] = useState(false);
  return (
    <section aria-label="Facts of the site">
      <div className={classes.head}>
        <h2>Site facts</h2>
      </div>
      <ul className={classes.list}>
        {names
          .filter((name) => name in siteConfig.shape && (all || often.includes(name) || selected[0] === name))
          .map((name) => {
            const isCurrent = file === config && selected[0] === name;
            const problems = standing.problems.filter((one) => one.file === config && one.path.startsWith(name)).length;
            return (
              <li key={name} className={classes.row} data-current={isCurrent || undefined}>
                <button
                  type="button"
                  className={classes.name}
                  aria-current={isCurrent ? 'true' : undefined}
                  title="Enter again goes to its form"
                  data-fact
                  onKeyDown={(event) => {
                    const beside = rowBeside(event, '[data-fact]');
                    if (!beside) return;
                    event.preventDefault();
                    beside.focus();
                  }}
                  onClick={() => {
                    workspace.open(config, [name]);
                    if (isCurrent) goToField([name]);
                  }}
                >
                  <span>{factName(name)}</span>
                  {problems > 0 && (
                    <span className={classes.mark} data-bad>
                      {problems}
                    </span>
                  )}
                </button>
              </li>
            );
          })}
      </ul>
      <button type="button" className={classes.more} aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? 'Fewer facts' : 'More facts'}
      </button>
    </section>
  );
}
