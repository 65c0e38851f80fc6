/** An instant as the wall of the institution shows it, told as if it were UTC. */
export const wallOf = (timeZone: string, instant: Date): number => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
};

/** No clock is put forward or back twice in as long. */
const day = 86_400_000;

/**
 * The instant at which the wall of the institution shows a day and an hour (RFC 5545, 3.3.5): an hour that comes twice is the
 * first one, and one that the clock skips is as far from midnight as it would have been.
 */
export const instantAt = (timeZone: string, dia: string, hora: string): Date => {
  const wall = Date.parse(`${dia}T${hora}:00Z`);
  const as = (other: number): Date => new Date(wall - (wallOf(timeZone, new Date(other)) - other));
  const before = as(wall - day);
  if (wallOf(timeZone, before) === wall) return before;
  const after = as(wall + day);
  return wallOf(timeZone, after) === wall ? after : before;
};
