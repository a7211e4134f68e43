import { Group } from '@mantine/core';
import type { Action } from '../../schemas/fields/link';
import classes from './actions.module.css';
import { ButtonLink } from './button-link';

/** A link that looks like a button. `action` is the one copper action of a screen; `quiet` stands beside it. */
export function ActionLink({ action, tone }: { action: Action; tone: 'action' | 'quiet' }) {
  return (
    <ButtonLink href={action.href} tone={tone}>
      {action.label}
    </ButtonLink>
  );
}

/** The buttons of a block: the first is the main one, the rest are quiet. */
export function Actions({ actions, className }: { actions: Action[]; className?: string }) {
  if (actions.length === 0) return null;
  return (
    <Group className={className ? `${classes.group} ${className}` : classes.group}>
      {actions.map((action, index) => (
        <ActionLink key={action.href + action.label} action={action} tone={index === 0 ? 'action' : 'quiet'} />
      ))}
    </Group>
  );
}
