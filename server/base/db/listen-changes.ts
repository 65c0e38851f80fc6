import pg from 'pg';

/** Time between attempts to listen again after the connection is lost, in milliseconds. */
const retryAfter = 1_000;

/**
 * Calls `onChange` whenever some process speaks on a channel, with what it said; and without words after each time that the
 * connection was lost, when anything may have been said.
 * @returns what stops listening.
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

  const open = async (): Promise<void> => {
    const next = new pg.Client({ ...options, application_name: 'malote escuta' });
    next.on('notification', ({ payload }) => onChange(payload ?? ''));
    next.once('error', (error: Error) => {
      onError(error);
      retry(next);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(onError);
      throw error;
    }
    client = next;
  };

  const retry = (lost: pg.Client): void => {
    client = undefined;
    void lost.end().catch(onError);
    if (stopped) return;
    timer = setTimeout(() => {
      open().then(
        () => onChange(),
        (error: Error) => {
          onError(error);
          if (!stopped) retry(lost);
        },
      );
    }, retryAfter);
  };

  await open();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
};
