type Ground = 'light' | 'tint' | 'dark' | 'brand';

/** The attributes of what stands on a ground: styles know dark ones as one kind, and the brand as a shade of it. */
export const onGround = (ground: Ground): Record<`data-${string}`, string> =>
  ground === 'brand' ? { 'data-ground': 'dark', 'data-shade': ground } : { 'data-ground': ground };
