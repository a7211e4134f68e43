import { siteConfig } from '../../schemas/site';
import { nameOf } from '../form/words';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import classes from './side.module.css';

const config = 'site.config.yaml';

/** What is true on every page, by subject. */
export function SiteFacts() {
  const workspace = useWorkspace();
  const { file, selected, standing } = useWorkspaceState();
  return (
    <section aria-label="Facts of the site">
      <div className={classes.head}>
        <h2>Site facts</h2>
      </div>
      <ul className={classes.list}>
        {Object.keys(siteConfig.shape).map((name) => {
          const isCurrent = file === config && selected[0] === name;
          const problems = standing.problems.filter((one) => one.file === config && one.path.startsWith(name)).length;
          return (
            <li key={name} className={classes.row} data-current={isCurrent || undefined}>
              <button
                type="button"
                className={classes.name}
                aria-current={isCurrent ? 'true' : undefined}
                onClick={() => workspace.open(config, [name])}
              >
                <span>{nameOf(name)}</span>
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
    </section>
  );
}
