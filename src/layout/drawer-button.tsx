import { UnstyledButton } from '@mantine/core';
import { clsx } from 'clsx';
import { Icon } from '../parts/icon';
import { useSay } from '../parts/use-say';
import classes from './drawer-button.module.css';

/** What the buttons do, without scripts: a modal dialog where the browser knows commands, else a popover. */
const acts = {
  open: { icon: 'menu-2', says: 'header.menu', does: { command: 'show-modal', popoverTarget: 'drawer' } },
  close: {
    icon: 'x',
    says: 'header.close',
    does: { command: 'close', popoverTarget: 'drawer', popoverTargetAction: 'hide' },
  },
} as const;

/** Opens or closes the drawer. */
export function DrawerButton({ act, className }: { act: keyof typeof acts; className?: string | undefined }) {
  const { icon, says, does } = acts[act];
  const say = useSay();
  // TypeScript's React knows no commands yet.
  const command = { commandfor: 'drawer' };
  return (
    <UnstyledButton {...command} {...does} className={clsx(classes.button, className)} aria-label={say(says)}>
      <Icon name={icon} size={28} />
    </UnstyledButton>
  );
}
