const open = 'details[name="menu"][open]';

/** Closes the dropdown menus, or all but the one that holds `target`. */
export function closeDropdowns(target?: Node): void {
  for (const menu of document.querySelectorAll(open)) {
    if (!target || !menu.parentElement?.contains(target)) menu.removeAttribute('open');
  }
}

/** Closes dropdowns and the drawer; a hovered panel stays shut until the pointer has left it. */
export function closeMenus(): void {
  closeDropdowns();
  document.documentElement.dataset.menuDismissed = '';
  const drawer = document.getElementById('drawer');
  if (drawer?.matches(':popover-open')) drawer.hidePopover();
}
