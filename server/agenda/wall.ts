/** An instant as the wall of the institution shows it, told as if it were UTC. */
export const wallOf = (timeZone: string, instant: Date): number => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
};

/** The instant at which the wall of the institution shows a day and an hour. */
export const instantAt = (timeZone: string, dia: string, hora: string): Date => {
  const wall = Date.parse(`${dia}T${hora}:00Z`);
  const near = new Date(2 * wall - wallOf(timeZone, new Date(wall)));
  // where the clocks are put forward or back between one and the other
  return new Date(near.getTime() + wall - wallOf(timeZone, near));
};
