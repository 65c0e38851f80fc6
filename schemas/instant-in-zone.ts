/** Parts of a clock on the wall, told as milliseconds as if the wall were of UTC. */
export const wallTime = (zone: string, instant: number): number => {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  const seconds = Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
  return seconds + (((instant % 1_000) + 1_000) % 1_000);
};

/** The instant at which the clocks of a zone show that; an hour that they skip is counted from before they were put forward. */
export const instantInZone = (zone: string, wall: number): number => {
  const day = 86_400_000;
  const offset = (instant: number): number => wallTime(zone, instant) - instant;
  const before = offset(wall - day);
  // an hour that comes twice is the first of the two; one that never comes has the offset of before the gap
  const candidates = [wall - before, wall - offset(wall + day)];
  return candidates.find((instant) => wallTime(zone, instant) === wall) ?? wall - before;
};

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
};
