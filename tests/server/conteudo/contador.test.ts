import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Connection } from '#server/base/db/connect.ts';
import { peekNumber, takeNumber, type Counter } from '#server/conteudo/numeracao/counter.ts';
import { peekFree, takeFree } from '#server/conteudo/numeracao/free-number.ts';
import { addRow, openTables } from '#tests/setup/small-tables.ts';

let base: Connection;
beforeAll(async () => {
  base = await openTables(
    'contador',
    `create schema registro;
     create table registro.numeracao (chave text, ano integer, descricao text, ultimo integer, unique (chave, ano));
     create table conteudo (organizacao_id integer, tipo integer, numero text)`,
  );
});
beforeEach(() => base.pool.query('truncate registro.numeracao, conteudo'));
afterAll(() => base.close());

const yearly: Counter = { chave: 'documento:3', ano: 2026, descricao: 'Ofício', inicio: 1 };
const continued: Counter = { ...yearly, inicio: 100 };
const peek = (counter: Counter) => peekNumber(base.db, counter);
const take = (counter: Counter, from?: number) => takeNumber(base.db, counter, from);

describe('um contador', () => {
  it('mostra o número que dará sem o tomar, e não repete nem salta', async () => {
    expect([await peek(yearly), await peek(yearly), await take(yearly)]).toEqual([1, 1, 1]);
    expect([await peek(yearly), await take(yearly), await take(yearly), await peek(yearly)]).toEqual([
      2, 2, 3, 4,
    ]);
    const { rows } = await base.pool.query('select * from registro.numeracao');
    expect(rows).toEqual([{ chave: 'documento:3', ano: 2026, descricao: 'Ofício', ultimo: 3 }]);
  });

  it('é de uma chave e de um ano', async () => {
    await take(yearly);
    expect(await take({ ...yearly, chave: 'documento:4' })).toBe(1);
    expect(await take({ ...yearly, ano: 2027 })).toBe(1);
    expect(await peek(yearly)).toBe(2);
  });

  it('continua de onde se pede uma vez; no ano seguinte é do 1', async () => {
    expect([await peek(continued), await take(continued), await take(continued)]).toEqual([100, 100, 101]);
    const following = { ...continued, ano: 2027 };
    expect([await peek(following), await take(following), await take(following)]).toEqual([1, 1, 2]);
    expect(await peek({ ...continued, ano: 2025 })).toBe(100);
    expect(await peek({ ...following, chave: 'documento:4' })).toBe(100);
  });

  it('que segue de um ano para outro não conta como ano anterior', async () => {
    expect(await take({ ...continued, ano: 0 })).toBe(100);
    expect(await peek(continued)).toBe(100);
    expect(await take({ ...continued, ano: 0 })).toBe(101);
  });

  it('salta até onde se manda, para a frente só', async () => {
    expect(await take(yearly, 7)).toBe(7);
    expect(await take(yearly, 3)).toBe(8);
    expect(await take(yearly, 12)).toBe(12);
    expect(await take(continued)).toBe(13);
  });
});

describe('o número livre', () => {
  const plan = { tipo: tipoConteudo.documento, counter: yearly, write: (n: number) => `${n}/2026` };
  const takeOne = (organizacao = 1) => base.db.transaction().execute((db) => takeFree(db, plan, organizacao));
  const used = async (...numbers: readonly number[]): Promise<void> => {
    for (const n of numbers)
      await addRow(base, 'conteudo', {
        organizacao_id: 1,
        tipo: tipoConteudo.documento,
        numero: `${n}/2026`,
      });
  };

  it('é o do contador, quando ninguém o tem', async () => {
    expect([await peekFree(base.db, plan, 1), await takeOne(), await takeOne()]).toEqual([1, 1, 2]);
  });

  it('passa pelos que outra sequência escreveu, e o contador vai com ele', async () => {
    await used(1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 13);
    expect(await peekFree(base.db, plan, 1)).toBe(3);
    expect([await takeOne(), await takeOne(), await takeOne()]).toEqual([3, 12, 14]);
    expect(await peek(yearly)).toBe(15);
  });

  it('não se importa com os de outra organização nem de outra espécie', async () => {
    await addRow(base, 'conteudo', { organizacao_id: 2, tipo: tipoConteudo.documento, numero: '1/2026' });
    await addRow(base, 'conteudo', { organizacao_id: 1, tipo: tipoConteudo.documento + 1, numero: '1/2026' });
    expect(await takeOne()).toBe(1);
  });

  it('acha-se depois de milhares tomados, e recusa-se em palavras quando não há fim', async () => {
    await base.pool.query(
      `insert into conteudo select 1, $1, n || '/2026' from generate_series(1, 5000) n where n <> 4999`,
      [tipoConteudo.documento],
    );
    expect([await takeOne(), await takeOne()]).toEqual([4999, 5001]);
    const same = { ...plan, counter: { ...yearly, chave: 'cheia' }, write: () => '5/2026' };
    await expect(peekFree(base.db, same, 1)).rejects.toMatchObject({
      code: 'transicaoNaoPermitida',
      data: { motivo: expect.stringContaining('5/2026') as string },
    });
  });

  it('espera por quem vai escrever o mesmo', async () => {
    const other = { ...plan, counter: { ...yearly, chave: 'outra' } };
    const order: string[] = [];
    let second = Promise.resolve(0);
    await base.db.transaction().execute(async (db) => {
      await takeFree(db, plan, 1);
      second = base.db.transaction().execute((later) => takeFree(later, other, 1));
      void second.then(() => order.push('a outra'));
      const waiting = `select from pg_locks where locktype = $1 and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      await vi.waitFor(async () => expect((await base.pool.query(waiting, ['advisory'])).rowCount).toBe(1));
      order.push('esta');
    });
    await second;
    expect(order).toEqual(['esta', 'a outra']);
  });
});
