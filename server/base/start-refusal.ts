import { inicio } from '#schemas/messages/pt-BR/inicio.ts';

export type RefusalReason = keyof typeof inicio.recusa;

/** A foreseeable reason not to start. Its message is the one line that the terminal shows. */
export class StartRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, data: Readonly<Record<string, string | number>> = {}, cause?: unknown) {
    super(refusalText(reason, data), { cause });
    this.name = 'StartRefusal';
    this.reason = reason;
  }
}

export const refusalText = (reason: RefusalReason, data: Readonly<Record<string, string | number>>): string =>
  inicio.recusa[reason].replace(/\{(\w+)\}/g, (_, name: string) => String(data[name] ?? ''));
