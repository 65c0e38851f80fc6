import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tipoConteudo } from '#schemas/enums.ts';
import type { CaixaContadores } from '#schemas/shapes/caixa.ts';
import type { Connection } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Sessao } from '#server/base/http/session.ts';
import { contadores } from '#server/conteudo/caixa-central/contadores.ts';
import { tabs, waitsForMe } from '#server/conteudo/caixa-central/tabs.ts';
import { addRow, openTables } from '#tests/setup/small-tables.ts';

const tables = `
  create schema registro;
  create table registro.usuario_unidades (registro_id integer, unidade integer, chefe boolean);
  create table conteudo (id serial, tipo integer default ${tipoConteudo.documento}, fase integer default 1, estado integer default 0,
    sigilo integer default 0, nivel_acesso text default 'RESTRITO', organizacao_id integer default 1, autor_id integer default 99,
    detentor_unidade_id integer default 99, detentor_usuario_id integer, check_in_usuario_id integer, transito_id integer, anda_com_id integer,
    excluido_em timestamptz, vencimento date, movimentado_em timestamptz default now());
  create table conteudo_acesso (conteudo_id integer, usuario_id integer, unidade_id integer);
  create table tramite (id serial, conteudo_id integer, especie text default 'ENCARGO', situacao text default 'NAO_RECEBIDO',
    de_unidade_id integer default 99, para_unidade_id integer default 10, para_usuario_id integer, vence date,
    enviado_em timestamptz default '2026-11-19T12:00Z');
  create table acompanhamento (usuario_id integer, conteudo_id integer);
  create table marca_pessoal (usuario_id integer, conteudo_id integer, favorito boolean default false, lido boolean default false,
    lido_em timestamptz, consultado_em timestamptz);
  create table documento_assinante (documento_id integer, usuario_id integer, situacao text default 'PENDENTE', liberado_em timestamptz);
  create table fluxo_instancia (id serial, conteudo_id integer, situacao text default 'ATIVA');
  create table fluxo_atividade (id serial, instancia_id integer, situacao text default 'ABERTA', prazo date, assumida_por integer);
  create table fluxo_atividade_candidato (atividade_id integer, usuario_id integer)`;

/** The person, her unit, a chief of it, and who has nothing to do with either. */
const me = 1;
const unit = 10;
const chief = 2;
const other = 99;

let base: Connection;
beforeAll(async () => {
  base = await openTables('contagens', tables);
  await addRow(base, 'registro.usuario_unidades', { registro_id: chief, unidade: unit, chefe: true });
  await addRow(base, 'registro.usuario_unidades', { registro_id: other, unidade: unit, chefe: false });
  await addRow(base, 'registro.usuario_unidades', { registro_id: other, unidade: other, chefe: true });
});
beforeEach(() =>
  base.pool.query(
    'truncate conteudo, conteudo_acesso, tramite, acompanhamento, marca_pessoal, documento_assinante, fluxo_instancia, fluxo_atividade, fluxo_atividade_candidato restart identity',
  ),
);
afterAll(() => base.close());

const ctx = (sessao: Partial<Sessao> = {}): Ctx =>
  ({
    db: base.db,
    agora: new Date('2026-11-20T13:30:00Z'),
    ports: { config: { timeZone: 'America/Sao_Paulo' } },
    sessao: {
      usuarioId: me,
      unidadeId: unit,
      organizacaoId: 1,
      sigiloGrau: 2,
      chefe: false,
      secretario: false,
      acessoRestrito: false,
      acessoAmplo: false,
      acessoTotal: false,
      regras: new Set(),
      ...sessao,
    },
  }) as unknown as Ctx;

/** Counts that are not zero. */
const counted = async (sessao?: Partial<Sessao>): Promise<Partial<CaixaContadores>> =>
  Object.fromEntries(Object.entries(await contadores(ctx(sessao))).filter(([, count]) => count !== 0));

/** A content, with the forwarding that stands over it where there is one; its unit sees it. */
const content = async (row: object = {}, tramite?: object): Promise<number> => {
  await addRow(base, 'conteudo', { fase: 1, ...row });
  const { rows } = await base.pool.query<{ id: number }>('select max(id) as id from conteudo');
  const id = rows[0]?.id ?? 0;
  await addRow(base, 'conteudo_acesso', { conteudo_id: id, unidade_id: unit });
  if (tramite) await addRow(base, 'tramite', { conteudo_id: id, ...tramite });
  return id;
};

/** How many forwardings wait for the person, of those that there are. */
const waiting = async (sessao?: Partial<Sessao>): Promise<number> => {
  const { rows } = await sql`select from tramite t where ${waitsForMe(ctx(sessao))}`.execute(base.db);
  return rows.length;
};

// of what counts there are always two, of what does not one: a condition turned round would count one
describe('as contagens da caixa', () => {
  it('são zero de quem nada tem', async () => {
    await content();
    expect(await counted()).toEqual({});
    expect(Object.values(await contadores(ctx()))).toEqual(Array.from({ length: 13 }, () => 0));
  });

  it('do que a unidade tem contam o que está em uso, parado, só e não excluído', async () => {
    for (const row of [
      {},
      {},
      { estado: 3 },
      { transito_id: 5 },
      { anda_com_id: 9 },
      { excluido_em: '2026-11-01' },
    ])
      await content({ detentor_unidade_id: unit, ...row });
    expect(await counted()).toEqual({ unidade: 2 });
  });

  it('do que é meu contam o que seguro ou tomei, na unidade em que estou', async () => {
    await content({ detentor_unidade_id: unit, detentor_usuario_id: me });
    for (let n = 0; n < 2; n += 1)
      await content({ detentor_unidade_id: unit, check_in_usuario_id: me, fase: 0 });
    await content({ detentor_unidade_id: unit, detentor_usuario_id: chief, check_in_usuario_id: other });
    await content({ detentor_usuario_id: me, check_in_usuario_id: me });
    expect(await counted()).toEqual({ meus: 3, minutas: 2, unidade: 4 });
  });

  it('do protocolo externo contam só solicitações, que também são da unidade', async () => {
    for (let n = 0; n < 2; n += 1)
      await content({ detentor_unidade_id: unit, tipo: tipoConteudo.solicitacaoServico });
    await content({ detentor_unidade_id: unit });
    await content({ tipo: tipoConteudo.solicitacaoServico });
    expect(await counted()).toEqual({ unidade: 3, protocoloExterno: 2 });
  });

  it('do que se acompanha contam o que sigo, onde estiver', async () => {
    for (const usuario_id of [me, me, other])
      await addRow(base, 'acompanhamento', { usuario_id, conteudo_id: await content() });
    expect(await counted()).toEqual({ acompanhando: 2 });
  });

  it('de fluxos contam as atividades vencidas que posso fazer, de conteúdos que vejo', async () => {
    const activity = async (row: object, { instance = {}, candidate = me, conteudo = 0 } = {}) => {
      const conteudo_id = conteudo || (await content());
      await addRow(base, 'fluxo_instancia', { conteudo_id, ...instance });
      const { rows } = await base.pool.query<{ id: number }>('select max(id) as id from fluxo_instancia');
      await addRow(base, 'fluxo_atividade', { instancia_id: rows[0]?.id, prazo: '2026-11-19', ...row });
      const made = await base.pool.query<{ id: number }>('select max(id) as id from fluxo_atividade');
      await addRow(base, 'fluxo_atividade_candidato', {
        atividade_id: made.rows[0]?.id,
        usuario_id: candidate,
      });
    };
    await activity({});
    await activity({ assumida_por: me });
    await activity({ assumida_por: other });
    await activity({ prazo: '2026-11-20' });
    await activity({ prazo: null });
    await activity({ situacao: 'CONCLUIDA' });
    await activity({}, { instance: { situacao: 'SUSPENSA' } });
    await activity({}, { candidate: other });
    await addRow(base, 'conteudo', { sigilo: 5 });
    const { rows } = await base.pool.query<{ id: number }>('select max(id) as id from conteudo');
    await activity({}, { conteudo: rows[0]?.id });
    expect(await counted()).toEqual({ atividadesAtrasadas: 2 });
  });

  it('do que a unidade enviou contam o que ninguém recebeu', async () => {
    for (const row of [
      {},
      {},
      { situacao: 'RECEBIDO' },
      { especie: 'CONHECIMENTO' },
      { de_unidade_id: other },
    ])
      await content({}, { de_unidade_id: unit, para_unidade_id: other, ...row });
    expect(await counted()).toEqual({ acompanhar: 2 });
  });

  it('a conhecer contam o que veio à unidade e o que veio a mim', async () => {
    for (const row of [
      {},
      {},
      { para_usuario_id: me },
      { para_usuario_id: me },
      { para_usuario_id: chief },
      { situacao: 'RECEBIDO' },
      { para_unidade_id: other },
    ])
      await content({}, { especie: 'CONHECIMENTO', ...row });
    for (const sessao of [{}, { chefe: true }, { secretario: true }]) {
      expect(await counted(sessao)).toEqual({ conhecimento: 4 });
      expect(await waiting(sessao)).toBe(4);
    }
  });

  it('a receber contam o da unidade e o meu; o da chefia, para a secretária e a chefia; o de todos, só para a chefia', async () => {
    for (const row of [
      {},
      {},
      {},
      { para_usuario_id: me },
      { para_usuario_id: me },
      { para_usuario_id: chief },
      { para_usuario_id: chief },
      { para_usuario_id: other },
      { situacao: 'RECEBIDO' },
      { para_unidade_id: other },
    ])
      await content({}, row);
    const counts: readonly (readonly [Partial<Sessao>, number])[] = [
      [{}, 5],
      [{ secretario: true }, 7],
      [{ chefe: true }, 8],
      [{ chefe: true, secretario: true }, 8],
    ];
    for (const [sessao, count] of counts) {
      expect(await counted(sessao)).toEqual({ receber: count, naoLidos: count });
      expect(await waiting(sessao)).toBe(count);
    }
    expect(await counted({ unidadeId: 7 })).toEqual({});
  });

  it('não lido é o que espera e não se abriu desde que veio, ou que se marcou assim', async () => {
    const seen = async (row: object, usuario_id = me): Promise<void> =>
      addRow(base, 'marca_pessoal', { usuario_id, conteudo_id: await content({}, {}), ...row });
    await seen({ lido: true, lido_em: '2026-11-19T12:00Z' });
    await seen({ lido: true, lido_em: '2026-11-20T12:00Z' });
    await seen({ lido: true, lido_em: '2026-11-18T12:00Z' });
    await seen({ lido: false, lido_em: '2026-11-20T12:00Z' });
    await seen({ lido: true, lido_em: '2026-11-20T12:00Z' }, other);
    expect(await counted()).toEqual({ receber: 5, naoLidos: 3 });
  });

  it('vencem hoje e venceram pelo dia em que o que espera vence', async () => {
    for (const vence of [
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-20',
      '2026-11-20',
      '2026-11-21',
      null,
    ])
      await content({}, { vence });
    expect(await counted()).toEqual({ receber: 7, naoLidos: 7, atrasados: 2, vencemHoje: 3 });
  });

  it('a assinar contam o que me chamou, concluído e em uso', async () => {
    const asked = { usuario_id: me, liberado_em: '2026-11-20T12:00Z' };
    for (const [row, signer] of [
      [{}, {}],
      [{}, {}],
      [{ fase: 0 }, {}],
      [{ estado: 3 }, {}],
      [{}, { usuario_id: other }],
      [{}, { situacao: 'ASSINADO' }],
      [{}, { liberado_em: null }],
    ])
      await addRow(base, 'documento_assinante', { documento_id: await content(row), ...asked, ...signer });
    expect(await counted()).toEqual({ assinar: 2 });
  });

  it('nunca contam o que a pessoa não vê', async () => {
    const secret = { sigilo: 3, detentor_unidade_id: unit, detentor_usuario_id: me };
    const id = await content({ ...secret, tipo: tipoConteudo.solicitacaoServico, fase: 1 }, {});
    await addRow(base, 'tramite', { conteudo_id: id, especie: 'CONHECIMENTO' });
    await addRow(base, 'tramite', { conteudo_id: id, de_unidade_id: unit, para_unidade_id: other });
    await addRow(base, 'acompanhamento', { usuario_id: me, conteudo_id: id });
    await addRow(base, 'documento_assinante', {
      documento_id: id,
      usuario_id: me,
      liberado_em: '2026-11-20',
    });
    expect(await counted()).toEqual({});
    expect(Object.keys(await counted({ sigiloGrau: 3 })).length).toBeGreaterThan(6);
  });

  it('param em mil', async () => {
    await base.pool.query(
      'insert into conteudo (detentor_unidade_id) select $1 from generate_series(1, 1001)',
      [unit],
    );
    expect(await counted()).toEqual({ unidade: 1000 });
  });
});

describe('as abas da caixa', () => {
  it('dizem se são de trâmites, e a ordem põe na frente o que veio por último', async () => {
    const ofTramite = Object.entries(tabs).filter(([, tab]) => tab(ctx()).tramite);
    expect(ofTramite.map(([name]) => name).sort()).toEqual(['acompanhar', 'conhecimento', 'receber']);
    const days = ['2026-11-01', '2026-11-03', '2026-11-03', '2026-11-02'];
    for (const day of days) {
      const conteudo_id = await content(
        {
          movimentado_em: day,
          detentor_unidade_id: unit,
          detentor_usuario_id: me,
          tipo: tipoConteudo.solicitacaoServico,
        },
        { enviado_em: day },
      );
      await addRow(base, 'acompanhamento', { usuario_id: me, conteudo_id });
      await addRow(base, 'marca_pessoal', { usuario_id: me, conteudo_id, consultado_em: day });
    }
    for (const especie of ['CONHECIMENTO', 'ENCARGO'])
      for (const [n, day] of days.entries())
        await addRow(base, 'tramite', {
          conteudo_id: n + 1,
          especie,
          enviado_em: day,
          de_unidade_id: unit,
          ...(especie === 'ENCARGO' ? { para_unidade_id: other } : {}),
        });
    for (const [name, tab] of Object.entries(tabs)) {
      const { from, where, order } = tab(ctx());
      const { rows } = await sql<{
        id: number;
      }>`select c.id from ${from} where ${where} order by ${order}`.execute(base.db);
      expect([name, rows.map(({ id }) => id)]).toEqual([
        name,
        name === 'todos' ? [4, 3, 2, 1] : [3, 2, 4, 1],
      ]);
    }
  });
});
