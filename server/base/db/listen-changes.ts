import pg from 'pg';
import { GrowingPause } from '#server/base/growing-pause.ts';

/** Milliseconds between the attempts to listen again after the connection is lost: they grow while the database stays away. */
const firstPause = 250;
const longestPause = 15_000;

/**
 * Calls `onChange` whenever some process speaks on a channel, with what it said; and without words after each time that the
 * connection was lost, when anything may have been said.
 * `onError` hears once of each time that it was lost, however long it lasts. @returns what stops listening.
 */
export const listenChanges = async (
  options: pg.ClientConfig,
  channel: string,
  onChange: (said?: string) => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> => {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const pause = new GrowingPause(firstPause, longestPause);

  const open = async (): Promise<void> => {
    const next = new pg.Client({ ...options, application_name: 'malote escuta' });
    next.on('notification', ({ payload }) => onChange(payload ?? ''));
    next.once('error', (error: Error) => {
      // one that never was up is told of by who opens it
      if (client !== next) return;
      onError(error);
      retry(next);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    pause.begin();
  };

  const retry = (lost: pg.Client): void => {
    client = undefined;
    void lost.end().catch(() => undefined);
    if (stopped) return;
    timer = setTimeout(() => {
      open().then(
        () => onChange(),
        () => {
          if (!stopped) retry(lost);
        },
      );
    }, pause.take());
  };

  await open();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
};
