import type { DrawablePage, SiteData } from '../model/page-data';
import { usePage, useSite } from './context';

/** Where an icon is drawn: in the page what its header shows, most others in the file that a build makes. */
function drawingIn(page: DrawablePage, { iconFile }: SiteData, icon: string): string {
  const inPage = `#icon-${icon}`;
  // A renderer knows which are in the page when all of it is drawn (`server/page-icons.ts`).
  return import.meta.env.SSR || iconFile === undefined || icon in page.icons ? inPage : `${iconFile}${inPage}`;
}

/** A Tabler icon. Decorative: the words beside it carry the meaning. `size` is in px. */
export function Icon({ name, size = 24, className }: { name: string; size?: number; className?: string }) {
  return (
    <svg width={size} height={size} className={className} aria-hidden="true">
      <use href={drawingIn(usePage(), useSite(), name)} />
    </svg>
  );
}
