/** What a line of the log says, as far as it can be read. */
interface LogLine {
  readonly raw: string;
  readonly level: LogLevel;
  readonly moment?: string;
  /** What happened, in one line. */
  readonly message: string;
}

export type LogLevel = 'depuracao' | 'informacao' | 'aviso' | 'erro' | 'fatal' | 'outro';

/** The numbers that pino gives the levels, from the highest. */
const levels: readonly (readonly [number, LogLevel])[] = [
  [60, 'fatal'],
  [50, 'erro'],
  [40, 'aviso'],
  [30, 'informacao'],
  [10, 'depuracao'],
];

/** Reads a line of the log; one that is not of the product is shown as it is. */
export const readLine = (raw: string): LogLine => {
  const parsed = parse(raw);
  if (!parsed) return { raw, level: 'outro', message: raw };
  const { level, time } = parsed;
  const moment = typeof time === 'number' ? new Date(time).toISOString() : undefined;
  return {
    raw,
    level: (typeof level === 'number' && levels.find(([least]) => level >= least)?.[1]) || 'outro',
    moment,
    message: messageOf(parsed) || raw,
  };
};

type Parts = Readonly<Record<string, unknown>>;

const parse = (raw: string): Parts | undefined => {
  try {
    const value: unknown = JSON.parse(raw);
    return isParts(value) ? value : undefined;
  } catch {
    // a line of something else, or cut in the middle
    return undefined;
  }
};

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** `pedido respondido · GET /ws/api/cidade · 200 · 12 ms · message of the error` */
const messageOf = ({ msg, req, res, responseTime, err }: Parts): string =>
  [
    textOf(msg),
    isParts(req) ? `${textOf(req['method'])} ${textOf(req['url'])}`.trim() : '',
    isParts(res) ? textOf(res['statusCode']) : '',
    typeof responseTime === 'number' ? `${Math.round(responseTime)} ms` : '',
    isParts(err) ? textOf(err['message']) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
