import { Group } from '@mantine/core';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { Action } from '../../schemas/fields/link';
import { keyed } from '../model/keyed';
import { reachesSomebody } from '../model/phone';
import classes from './actions.module.css';
import { ButtonLink } from './button-link';
import { useSite } from './context';
import { Words } from './words';

/** A link that looks like a button. `action` is the one action of a screen; `quiet` stands beside it. */
function ActionLink({ action, tone }: { action: Action; tone: 'action' | 'quiet' }) {
  return (
    <ButtonLink href={action.href} tone={tone}>
      <Words>{action.label}</Words>
    </ButtonLink>
  );
}

/** True for a link to where the site is written to; on one page with other things, as at home, only to that place on it. */
function leadsToEstimate(href: string, estimate: string, home: string): boolean {
  const [path, place] = href.split('#');
  const [itsPath, itsPlace] = estimate.split('#');
  const isPlace = place !== undefined && place === itsPlace;
  if (href === estimate) return true;
  return path === '' || itsPath === home ? isPlace && (path === '' || path === itsPath) : path === itsPath;
}

/** The buttons of a block. The action color is for calling and writing only, so what merely leads on is quiet. */
export function Actions({ actions, className }: { actions: Action[]; className?: string }) {
  const { home, navigation } = useSite();
  const isMain = ({ href }: Action) => reachesSomebody(href) || leadsToEstimate(href, navigation.estimate.href, home);
  const main = actions.find(isMain);
  if (actions.length === 0) return null;
  return (
    <Group className={clsx(classes.group, className)}>
      {keyed(actions, (action) => action.href + action.label).map(({ key, item: action }) => (
        <Fragment key={key}>
          <ActionLink action={action} tone={action === main ? 'action' : 'quiet'} />{' '}
        </Fragment>
      ))}
    </Group>
  );
}
