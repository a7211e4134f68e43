/** Closes dropdowns and the drawer; a hovered panel stays shut until the pointer has left it. */
export function closeMenus(): void {
  document.documentElement.dataset.menuDismissed = '';
  for (const menu of document.querySelectorAll<HTMLElement>('header [popover]')) {
    menu.hidePopover();
    if (menu instanceof HTMLDialogElement) menu.close();
  }
}
