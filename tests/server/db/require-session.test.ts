import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { anotherClient, requireSession, type Asked } from '#server/base/db/require-session.ts';
import { maintenanceConnection } from '#tests/setup/server-address.ts';

interface Backend {
  readonly pid: number;
  sign: string | null;
}

/** What stands between: connections that are handed out for each transaction, in the order in which this one does it. */
const pooler = (size: number, take: (free: Backend[]) => Backend | undefined) => {
  const free: Backend[] = Array.from({ length: size }, (_, at) => ({ pid: at + 1, sign: null }));
  return (): Asked => {
    let held: Backend | undefined;
    return {
      query: (text) => {
        const backend = held ?? take(free);
        if (!backend) return Promise.reject(new Error('Query read timeout'));
        const set = /set_config\('malote.sinal', '(.*)', false\)/.exec(text)?.[1];
        if (set !== undefined) backend.sign = set;
        if (text === 'begin') held = backend;
        else if (backend !== held) free.unshift(backend);
        return Promise.resolve({ rows: [{ pid: backend.pid, sinal: backend.sign }] });
      },
      end: () => {
        if (held) free.unshift(held);
        return Promise.resolve();
      },
    };
  };
};

describe('a sessão que o Malote precisa', () => {
  it('tem-na um PostgreSQL', async () => {
    const client = new pg.Client(maintenanceConnection());
    await client.connect();
    await requireSession(client, anotherClient(maintenanceConnection())).finally(() => client.end());
  });

  it.each([
    ['a última livre primeiro', 4, (free: Backend[]) => free.shift()],
    ['em roda', 4, (free: Backend[]) => free.pop()],
    ['uma só', 1, (free: Backend[]) => free.shift()],
  ])('não a tem o que troca de conexão a cada transação: %s', async (_how, size, take) => {
    const open = pooler(size, take);
    await expect(requireSession(open(), () => Promise.resolve(open()))).rejects.toThrow(
      /pool_mode = session/,
    );
  });

  it('nem o que não aceita transações', async () => {
    const open = pooler(2, (free) => free.shift());
    const refusing: Asked = {
      ...open(),
      query: () => Promise.reject(new Error('transaction blocks not allowed')),
    };
    await expect(requireSession(open(), () => Promise.resolve(refusing))).rejects.toThrow(
      /pool_mode = session/,
    );
  });
});
