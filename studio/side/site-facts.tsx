import { useState } from 'react';
import { siteConfig } from '../../schemas/site';
import { configName } from '../../src/model/config-name';
import { factName } from '../form/words';
import { goToField } from '../regions';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import { rowBeside } from './row-beside';
import classes from './side.module.css';

/** What owners come for; the rest is set once and stands below. */
const often: readonly string[] = ['business', 'navigation', 'alert', 'areas', 'theme', 'redirects', 'forms'].filter(
  (name) => name in siteConfig.shape,
);
const names = [...often, ...Object.keys(siteConfig.shape).filter((name) => !often.includes(name))];

interface Props {
  /** A fact was chosen: also the one that is shown already. */
  onChosen(): void;
}

/** What is true on every page, by subject. */
export function SiteFacts({ onChosen }: Props) {
  const workspace = useWorkspace();
  const { file, selected, standing } = useWorkspaceState();
  const [all, setAll] = useState(false);
  const [stop, setStop] = useState<string>();
  const rows = names.filter((name) => all || often.includes(name) || selected[0] === name);
  const current = file === configName ? rows.find((name) => selected[0] === name) : undefined;
  const stopped = rows.find((name) => name === stop) ?? current ?? rows[0];
  return (
    <section aria-label="Facts of the site">
      <div className={classes.head}>
        <h2>Site facts</h2>
      </div>
      <ul className={classes.list}>
        {rows.map((name) => {
          const isCurrent = file === configName && selected[0] === name;
          const problems = standing.problems.filter(
            (one) => one.file === configName && one.path.startsWith(name),
          ).length;
          return (
            <li key={name} className={classes.row} data-current={isCurrent || undefined}>
              <button
                type="button"
                className={classes.name}
                aria-current={isCurrent ? 'true' : undefined}
                title="Enter again goes to its form"
                data-fact
                tabIndex={name === stopped ? 0 : -1}
                onFocus={() => setStop(name)}
                onKeyDown={(event) => {
                  const beside = rowBeside(event, '[data-fact]');
                  if (!beside) return;
                  event.preventDefault();
                  beside.focus();
                }}
                onClick={() => {
                  workspace.open(configName, [name]);
                  onChosen();
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
