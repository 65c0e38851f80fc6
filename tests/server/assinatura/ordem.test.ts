import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  listSigners,
  placeOf,
  releaseNext,
  releaseStep,
  signatureEnded,
} from '#server/conteudo/assinatura/signers.repository.ts';
import { addRow, openTables } from '#tests/setup/small-tables.ts';

const tables = `
  create schema registro;
  create table registro.usuario (id integer, nome text, cpf text, ativo boolean default true, bloqueado boolean,
    assinante boolean default true, usa_certificado_digital boolean);
  create table registro.usuario_externo (id integer, nome text, documento text, ativo boolean, bloqueado boolean, senha text);
  create table conteudo (id integer, sigilo integer default 0, nivel_acesso text default 'PUBLICO');
  create table registro.unidade (id integer, sigla text, nome text);
  create table registro.cargo (id integer, descricao text);
  create table registro.usuario_unidades (registro_id integer, unidade integer, cargo integer, padrao boolean, ordem integer);
  create table documento (id integer, versao_atual integer);
  create table documento_assinante (id serial, documento_id integer default 1, versao integer default 2, usuario_id integer,
    externo_id integer, unidade_id integer, cargo text, marcador text default 'assinatura', ordem integer, situacao text default 'PENDENTE',
    estrategia text default 'DOCFLOW', nivel text, prazo date, liberado_em timestamptz, assinado_em timestamptz,
    por_usuario_id integer, motivo text)`;
const now = new Date('2026-11-20T13:30:00Z');
const before = new Date('2026-11-19T13:30:00Z');

let base: Connection;
beforeAll(async () => {
  base = await openTables('assinantes', tables);
  for (const [id, nome] of ['Ana', 'Rui', 'Eva', 'Ivo'].entries())
    await addRow(base, 'registro.usuario', { id: id + 1, nome });
  await addRow(base, 'documento', { id: 1, versao_atual: 2 });
});
beforeEach(() => base.pool.query('truncate documento_assinante restart identity'));
afterAll(() => base.close());

/** Asked to sign, each with their order; what is more is of the row. */
const ask = async (
  ...signers: (readonly [usuario: number, ordem: number, row?: object])[]
): Promise<void> => {
  for (const [usuario_id, ordem, row] of signers)
    await addRow(base, 'documento_assinante', { usuario_id, ordem, ...row });
};
const withTurn = async (): Promise<readonly number[]> => {
  const { rows } = await base.pool.query<{ usuario_id: number }>(
    'select usuario_id from documento_assinante where liberado_em = $1 order by usuario_id',
    [now],
  );
  return rows.map(({ usuario_id }) => usuario_id);
};
const next = async (): Promise<number[]> => [...(await releaseNext(base.db, 1, 2, now)).usuarioIds];

describe('a vez de assinar', () => {
  it('é de todos os da menor ordem que falta, de uma vez', async () => {
    await ask([1, 2], [2, 1], [3, 1], [4, 3]);
    expect((await next()).sort()).toEqual([2, 3]);
    expect(await withTurn()).toEqual([2, 3]);
  });

  it('passa à ordem seguinte só quando ninguém da anterior falta', async () => {
    await ask([1, 1, { situacao: 'ASSINADO', liberado_em: before }], [2, 1, { liberado_em: before }], [3, 2]);
    expect(await next()).toEqual([]);
    await base.pool.query("update documento_assinante set situacao = 'CANCELADO' where usuario_id = 2");
    expect(await next()).toEqual([3]);
    expect(await next()).toEqual([]);
  });

  it('não é de ninguém depois de uma recusa', async () => {
    await ask([1, 1, { situacao: 'RECUSADO' }], [2, 2]);
    expect(await next()).toEqual([]);
    expect(await withTurn()).toEqual([]);
  });

  it('é a de cada documento e de cada versão', async () => {
    const others = [{ documento_id: 7 }, { versao: 1 }];
    for (const other of others) await ask([1, 1, other], [4, 1, { ...other, situacao: 'RECUSADO' }]);
    await ask([2, 5]);
    expect(await next()).toEqual([2]);
    expect(await withTurn()).toEqual([2]);
  });

  it('de uma ordem abre-se a quem nela falta e ainda espera', async () => {
    await ask(
      [1, 2],
      [2, 2, { liberado_em: before }],
      [3, 2, { situacao: 'ASSINADO' }],
      [4, 3],
      [4, 2, { documento_id: 7 }],
      [4, 2, { versao: 1 }],
    );
    expect((await releaseStep(base.db, 1, 2, 2, now)).usuarioIds).toEqual([1]);
    expect(await withTurn()).toEqual([1]);
  });
});

describe('quem assina', () => {
  const list = (usuarioId: number, options?: { todos: boolean }) =>
    listSigners({ db: base.db, sessao: { usuarioId } } as unknown as Ctx, 1, 2, options);

  it('vem pela ordem, e entre iguais pela de quem foi indicado antes', async () => {
    await ask(
      [3, 2],
      [1, 1],
      [2, 1],
      [4, 1, { situacao: 'CANCELADO' }],
      [4, 1, { versao: 1 }],
      [4, 1, { documento_id: 7 }],
    );
    const names = (signers: readonly { usuario: { nome: string } }[]) =>
      signers.map(({ usuario }) => usuario.nome);
    expect(names(await list(9))).toEqual(['Ana', 'Rui', 'Eva']);
    expect(names(await list(9, { todos: true }))).toEqual(['Ana', 'Rui', 'Ivo', 'Eva']);
  });

  it('tem a sua vez quando falta, foi chamado e é quem pergunta', async () => {
    await ask([1, 1, { liberado_em: before }], [2, 2]);
    const turns = async (who: number) => (await list(who)).map(({ minhaVez }) => minhaVez);
    expect([await turns(1), await turns(2)]).toEqual([
      [true, false],
      [false, false],
    ]);
    await base.pool.query("update documento_assinante set situacao = 'ASSINADO'");
    expect(await turns(1)).toEqual([false, false]);
  });

  it('leva o que se sabe dele, e nada do que não se sabe', async () => {
    await addRow(base, 'registro.unidade', { id: 5, sigla: 'PGM', nome: 'Procuradoria' });
    await ask(
      [1, 1],
      [
        2,
        2,
        {
          unidade_id: 5,
          cargo: 'Procuradora',
          nivel: 'AVANCADA',
          prazo: '2026-11-30',
          liberado_em: before,
          assinado_em: now,
          por_usuario_id: 3,
        },
      ],
    );
    const common = { marcador: 'assinatura', situacao: 'PENDENTE', estrategia: 'DOCFLOW', minhaVez: false };
    expect(await list(9)).toEqual([
      { ...common, id: 1, ordem: 1, usuario: { id: 1, nome: 'Ana' } },
      {
        ...common,
        id: 2,
        ordem: 2,
        usuario: { id: 2, nome: 'Rui', cargo: 'Procuradora' },
        unidade: { id: 5, sigla: 'PGM', nome: 'Procuradoria' },
        nivel: 'AVANCADA',
        prazo: '2026-11-30',
        liberadoEm: before.toISOString(),
        assinadoEm: now.toISOString(),
        porQuem: 'Eva',
      },
    ]);
  });

  it('diz por que recusou; o motivo de outra coisa não é esse', async () => {
    await ask(
      [1, 1, { situacao: 'RECUSADO', motivo: 'O valor está errado' }],
      [2, 2, { situacao: 'CANCELADO', motivo: 'De férias' }],
    );
    expect((await list(9, { todos: true })).map(({ motivo }) => motivo)).toEqual([
      'O valor está errado',
      undefined,
    ]);
  });

  it('deixou de o ser quando tudo o que se lhe pediu nesta versão foi cancelado', async () => {
    const gone = { situacao: 'CANCELADO' };
    const signed = { situacao: 'ASSINADO' };
    await ask([1, 1, gone], [1, 2, gone], [2, 1, gone], [2, 2], [3, 1, { ...gone, versao: 1 }]);
    // of two places one was signed: it is done only when no other waits
    await ask([5, 1, signed], [5, 2, gone], [6, 1, signed], [6, 2]);
    const ended = (usuario: number) => signatureEnded(base.db, 1, usuario);
    expect(await Promise.all([1, 2, 3, 4, 5, 6].map(ended))).toEqual([
      'assinaturaCancelada',
      undefined,
      undefined,
      undefined,
      'jaAssinou',
      undefined,
    ]);
    expect(await signatureEnded(base.db, 7, 1)).toBeUndefined();
  });
});

describe('o lugar de quem assina', () => {
  beforeAll(async () => {
    await addRow(base, 'registro.cargo', { id: 8, descricao: 'Analista' });
    const places = [
      [1, 10, null, 1],
      [1, 11, true, 2],
      [1, 12, false, 3],
      [2, 20, null, 2],
      [2, 21, null, 1],
      [5, 50, true, 1],
      [6, 60, true, 1],
      [7, 70, true, 1],
      [8, 80, true, 1],
    ] as const;
    for (const [registro_id, unidade, padrao, ordem] of places)
      await addRow(base, 'registro.usuario_unidades', {
        registro_id,
        unidade,
        padrao,
        ordem,
        cargo: unidade === 11 ? 8 : null,
      });
    await addRow(base, 'registro.usuario', { id: 5, nome: 'Inativa', ativo: false });
    await addRow(base, 'registro.usuario', { id: 6, nome: 'Bloqueado', bloqueado: true });
    await addRow(base, 'registro.usuario', { id: 7, nome: 'Não assina', assinante: false });
    await addRow(base, 'registro.usuario', { id: 8, nome: 'Nem se diz', assinante: null });
  });

  it('é o de costume, ou o primeiro', async () => {
    expect(await placeOf(base.db, 1)).toEqual({ unidadeId: 11, cargo: 'Analista', nome: 'Ana' });
    expect(await placeOf(base.db, 2)).toEqual({ unidadeId: 21, cargo: null, nome: 'Rui' });
  });

  it('não há para quem não entra ou não assina', async () => {
    for (const id of [3, 5, 6, 7, 8]) expect([id, await placeOf(base.db, id)]).toEqual([id, undefined]);
  });
});
