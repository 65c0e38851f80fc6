import { backup } from '#schemas/messages/pt-BR/backup.ts';

type BackupReason = keyof typeof backup.recusa;

/** A foreseeable reason why a copy is not written, read or restored: the one line that is shown. */
export class BackupRefusal extends Error {
  readonly reason: BackupReason;

  constructor(reason: BackupReason, data: Readonly<Record<string, string | number>> = {}, cause?: unknown) {
    super(
      backup.recusa[reason].replace(/\{(\w+)\}/g, (_, name: string) => String(data[name] ?? '')),
      { cause },
    );
    this.name = 'BackupRefusal';
    this.reason = reason;
  }
}
