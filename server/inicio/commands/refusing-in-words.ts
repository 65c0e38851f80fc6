import { BackupRefusal } from '#server/base/backup/refusal.ts';

/** A foreseeable refusal is one line and an exit code. */
export const refusingInWords =
  (run: (args: readonly string[]) => Promise<number>) =>
  async (args: readonly string[]): Promise<number> => {
    try {
      return await run(args);
    } catch (error) {
      if (!(error instanceof BackupRefusal)) throw error;
      console.error(error.message);
      return 1;
    }
  };
