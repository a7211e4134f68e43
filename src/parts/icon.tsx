/**
 * A Tabler icon, drawn from the page's sprite (see `layout/sprite.tsx`). Decorative: the words beside it carry the meaning.
 * `size` is in px.
 */
export function Icon({ name, size = 24, className }: { name: string; size?: number; className?: string }) {
  return (
    <svg width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
