/** The part of a pino logger that is needed here. */
export interface StartLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
