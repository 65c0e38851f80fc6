/** A piece of a transcript: what is said, and the second at which it begins, where it says one. */
export interface Fala {
  readonly segundo: number | undefined;
  readonly texto: string;
}

/** `01:02:03`, `02:03`, `02:03.500` or `00:02:03,500`. */
const time = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:[.,]\d{1,3})?`;
/** A line of WebVTT or of SubRip that says from when to when. */
const range = new RegExp(`^\\s*${time}\\s*-->\\s*${time}.*$`, 'u');
/** A time at the beginning of a line that somebody typed, in brackets or not. */
const typed = new RegExp(`^\\s*[[(]?${time}[\\])]?\\s*[-–:]?\\s*(.*)$`, 'u');

const secondsOf = ([, hours = '0', minutes = '0', seconds = '0']: readonly (string | undefined)[]): number =>
  Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);

/** The parts of a transcript, typed or of a .vtt or .srt file: a line without a time goes on with the part before it. */
export const falasOf = (transcript: string): readonly Fala[] => {
  const falas: { segundo: number | undefined; linhas: string[] }[] = [];
  const lines = transcript.replaceAll('\r', '').split('\n');
  for (const [at, line] of lines.entries()) {
    const last = falas.at(-1);
    const timed = range.exec(line);
    if (timed) {
      falas.push({ segundo: secondsOf(timed), linhas: [] });
      continue;
    }
    // the mark of the file, and the number that each part has in it
    if (/^(WEBVTT|NOTE)\b/u.test(line) || (/^\s*\d+\s*$/u.test(line) && range.test(lines[at + 1] ?? '')))
      continue;
    const said = typed.exec(line);
    if (said) falas.push({ segundo: secondsOf(said), linhas: [said[4] ?? ''] });
    else if (last) last.linhas.push(line);
    else falas.push({ segundo: undefined, linhas: [line] });
  }
  return falas
    .map(({ segundo, linhas }) => ({
      segundo,
      texto: linhas
        .join('\n')
        .replaceAll(/<[^>]*>/gu, '')
        .trim(),
    }))
    .filter(({ texto, segundo }) => texto !== '' || segundo !== undefined);
};

/** `1:02:03`, or `2:03` of what is shorter than an hour. */
export const clockOf = (seconds: number): string => {
  const two = (n: number): string => String(n).padStart(2, '0');
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3_600);
  const [minutes, rest] = [Math.floor((whole % 3_600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
};

/** The second that an address cites: `?t=125` or `?t=2:05`. */
export const citedSecond = (written: string | null): number | undefined => {
  if (written === null) return undefined;
  if (/^\d{1,6}$/u.test(written)) return Number(written);
  const found = new RegExp(`^${time}$`, 'u').exec(written);
  return found ? secondsOf(found) : undefined;
};
