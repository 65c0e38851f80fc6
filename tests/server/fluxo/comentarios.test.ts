import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PessoaMencionada } from '#schemas/shapes/comentario.ts';
import type { FluxoConversa, FluxoConversas } from '#schemas/shapes/fluxo-comentario.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import type { Answer, Caller } from '#tests/setup/app.ts';
import { writeMail } from '#server/mail-words.ts';
import { personWith } from '../access/person-with.ts';
import { openFlowWorld, type FlowWorld } from './flow-world.ts';
import { flowXml, task } from './flow-xml.ts';

let world: FlowWorld;
const drawn = (tarefa: string): string =>
  flowXml({ body: `<bpmn:startEvent id="s"/>${task(tarefa, 'Conferir', 'papel="FLUXO_AUTOR"')}` });

/** Both draw; `dalva` only lists flows. */
let caio: Caller;
let rafael: Caller;
let dalva: Caller;
const ids = { admin: 0, caio: 0, rafael: 0, dalva: 0 };
let flow = 0;

const begin = (who: Caller, body: object, id = flow): Promise<Answer<FluxoConversas>> =>
  who.post<FluxoConversas>(`fluxo/${id}/comentarios`, body);
const begun = async (who: Caller, body: object): Promise<FluxoConversa> => {
  const { status, payload, raw } = await begin(who, body);
  expect(status, raw.body).toBe(200);
  const last = payload.itens.at(-1);
  if (!last) throw new Error(raw.body);
  return last;
};
const list = async (who: Caller, id = flow): Promise<readonly FluxoConversa[]> =>
  (await who.get<FluxoConversas>(`fluxo/${id}/comentarios`)).payload.itens;
const of = async (who: Caller, conversa: number): Promise<FluxoConversa | undefined> =>
  (await list(who)).find(({ id }) => id === conversa);
const at = (conversa: number, rest: string | number): string =>
  `fluxo/${flow}/comentarios/${conversa}/${rest}`;
const fields = (answer: Answer<unknown>): unknown =>
  answer.raw.json<{ erros: { campo: string }[] }>().erros.map(({ campo }) => campo);
const notices = async (who: Caller, person: number): Promise<readonly Notificacao[]> =>
  (
    await who.get<{ itens: Notificacao[] }>(`notificacao-interna/listar-paginado/${person}?pageSize=50`)
  ).payload.itens.filter(({ rota }) => rota?.startsWith(`workflow/fluxo/gerenciar/${flow}?`));

beforeAll(async () => {
  world = await openFlowWorld();
  const { server, idOf, newFlow, draw } = world;
  caio = await personWith(server, 'caio.teles', ['fluxoGerenciar']);
  rafael = await personWith(server, 'rafael.lins', ['fluxoGerenciar']);
  dalva = await personWith(server, 'dalva.lima', ['fluxoListar']);
  ids.admin = await idOf('usuario', 'login', 'admin');
  ids.caio = await idOf('usuario', 'login', 'caio.teles');
  ids.rafael = await idOf('usuario', 'login', 'rafael.lins');
  ids.dalva = await idOf('usuario', 'login', 'dalva.lima');
  flow = await newFlow('COMENTADO');
  expect((await draw(flow, drawn('conferir'))).status).toBe(200);
});
afterAll(() => world.server.close());

describe('as conversas sobre o desenho de um fluxo', () => {
  it('são de um elemento ou do desenho todo, com respostas, e não entram no desenho', async () => {
    const conversa = await begun(caio, {
      elemento: 'conferir',
      nome: 'Conferir',
      texto: '  Falta o prazo.  ',
    });
    expect(conversa).toMatchObject({
      elemento: 'conferir',
      nome: 'Conferir',
      comentarios: [
        { texto: 'Falta o prazo.', autor: { nome: 'Caio Ferraz Teles' }, alterar: true, excluir: true },
      ],
    });
    const answered = await rafael.post<FluxoConversas>(at(conversa.id, 'respostas'), {
      texto: 'Cinco dias.',
    });
    expect(answered.status, answered.raw.body).toBe(200);
    expect((await of(caio, conversa.id))?.comentarios.map(({ texto, alterar }) => [texto, alterar])).toEqual([
      ['Falta o prazo.', true],
      ['Cinco dias.', false],
    ]);
    const whole = await begun(rafael, { texto: 'O nome do fluxo está bom?' });
    expect(whole).not.toHaveProperty('elemento');
    const { payload } = await world.admin.get<{ xml: string }>(`fluxo/${flow}/desenho`);
    expect(payload.xml).not.toContain('Falta o prazo');
    const { rows } = await world.pool.query<{ ato: string; dados: object }>(
      `select ato, dados from evento where cadeia = $1 and ato = 'fluxoComentado' order by id`,
      [`registro:fluxo:${flow}`],
    );
    expect(rows.map(({ dados }) => dados)).toMatchObject([
      { conversa: conversa.id, elemento: 'conferir' },
      { conversa: conversa.id },
      { conversa: whole.id, elemento: null },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Falta o prazo');
    const history = await world.admin.get<{ itens: { texto: string }[] }>(`fluxo/${flow}/historico`);
    expect(history.payload.itens[0]?.texto).toBe('Comentou o desenho');
  });

  it('o que não serve é recusado no seu campo: vazio, longo, elemento que não está no desenho', async () => {
    expect(fields(await begin(caio, { texto: '   ' }))).toEqual(['texto']);
    expect(fields(await begin(caio, { texto: 'a'.repeat(2001) }))).toEqual(['texto']);
    const outside = await begin(caio, { texto: 'Oi', elemento: 'nao_ha', nome: 'Nada' });
    expect([outside.status, fields(outside)]).toEqual([422, ['elemento']]);
    expect(fields(await begin(caio, { texto: 'Oi', elemento: 'a" or "' }))).toEqual(['elemento']);
    // what was never saved has no drawing to look in
    const empty = await world.newFlow('NUNCA_SALVO');
    expect((await begin(caio, { texto: 'Oi', elemento: 'inicio' }, empty)).status).toBe(200);
  });

  it('sem a permissão de desenhar ninguém lê, escreve nem procura pessoas; de outro fluxo, a conversa não há', async () => {
    const { id } = await begun(caio, { texto: 'Só de quem desenha' });
    const calls = [
      dalva.get(`fluxo/${flow}/comentarios`),
      dalva.get(`fluxo/${flow}/comentarios/pessoas?q=a`),
      begin(dalva, { texto: 'Oi' }),
      dalva.post(at(id, 'respostas'), { texto: 'Oi' }),
      dalva.post(at(id, 'situacao'), { resolvida: true }),
      dalva.put(at(id, 1), { texto: 'Oi' }),
      dalva.remove(at(id, 1)),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 403));
    const other = await world.newFlow('OUTRO_FLUXO');
    expect((await caio.post(`fluxo/${other}/comentarios/${id}/respostas`, { texto: 'Oi' })).status).toBe(409);
    expect((await caio.get('fluxo/999999/comentarios')).status).toBe(404);
    expect(await list(caio, other)).toEqual([]);
  });

  it('uma menção avisa quem pode abrir o desenho e leva ao comentário; os demais não são oferecidos e são recusados', async () => {
    const offered = async (q: string): Promise<readonly string[]> =>
      (
        await caio.get<{ itens: PessoaMencionada[] }>(
          `fluxo/${flow}/comentarios/pessoas?q=${encodeURIComponent(q)}`,
        )
      ).payload.itens.map(({ nome }) => nome);
    expect(await offered('rafael')).toEqual(['Rafael Monteiro Lins']);
    expect(await offered('dalva')).toEqual([]);
    // what the search reads as a pattern is a letter like any other
    expect([await offered('%'), await offered('r_fael')]).toEqual([[], []]);
    expect(await offered('caio')).toEqual([]);
    const refused = await begin(caio, { texto: 'Veja, @Dalva', mencoes: [ids.dalva] });
    expect([refused.status, fields(refused)]).toEqual([422, ['mencoes']]);
    expect(refused.raw.body).toContain('não pode abrir este desenho');
    const before = await list(caio);
    const { id, comentarios } = await begun(caio, {
      elemento: 'conferir',
      nome: 'Conferir',
      texto: 'Veja, @Rafael Monteiro Lins',
      mencoes: [ids.rafael],
    });
    expect(await list(caio)).toHaveLength(before.length + 1);
    expect(await notices(rafael, ids.rafael)).toMatchObject([
      {
        assunto: 'Caio Ferraz Teles mencionou você em um comentário do fluxo COMENTADO',
        conteudo: 'Em “Conferir”.',
        rota: `workflow/fluxo/gerenciar/${flow}?elemento=conferir&conversa=${id}`,
      },
    ]);
    // put right, nobody is told twice, and oneself never
    const again = await caio.put(at(id, comentarios[0]?.id ?? 0), {
      texto: 'Veja, @Rafael Monteiro Lins e @Caio Ferraz Teles',
      mencoes: [ids.rafael, ids.caio],
    });
    expect(again.status, again.raw.body).toBe(200);
    expect(await notices(rafael, ids.rafael)).toHaveLength(1);
    expect(await notices(caio, ids.caio)).toEqual([]);
    const answer = await rafael.post(at(id, 'respostas'), { texto: '@Dalva', mencoes: [ids.dalva] });
    expect(fields(answer)).toEqual(['mencoes']);
  });

  it('quem trabalha em outra organização não é oferecido nem mencionado, e o e-mail vai a quem o quer', async () => {
    const { pool, runJobs } = world;
    // all the units of the person, and none of who writes
    const moved = `update registro.unidade set organizacao = $1
      where id in (select unidade from registro.usuario_unidades where registro_id = $2)`;
    const here = await world.idOf('organizacao_interna', 'sigla', 'PMVS');
    const outra = await world.admin.post<{ id: number }>('organizacao-interna', {
      codigo: '77',
      sigla: 'OUTRA',
      nome: 'Outra organização',
      ativo: true,
    });
    expect(outra.status, outra.raw.body).toBe(200);
    await pool.query(moved, [outra.payload.id, ids.rafael]);
    const people = await caio.get<{ itens: PessoaMencionada[] }>(
      `fluxo/${flow}/comentarios/pessoas?q=rafael`,
    );
    expect(people.payload.itens).toEqual([]);
    expect(fields(await begin(caio, { texto: 'Veja', mencoes: [ids.rafael] }))).toEqual(['mencoes']);
    await pool.query(moved, [here, ids.rafael]);

    const chosen = await rafael.put('preferencias-usuario', {
      avisos: { CONHECIMENTO: { tela: false, email: true } },
    });
    const before = (await notices(rafael, ids.rafael)).length;
    expect(chosen.status, chosen.raw.body).toBe(200);
    await begun(caio, { texto: 'Veja, @Rafael Monteiro Lins', mencoes: [ids.rafael] });
    expect(await notices(rafael, ids.rafael)).toHaveLength(before);
    const jobs = await runJobs();
    try {
      await expect
        .poll(
          async () =>
            (
              await pool.query<{ aviso: object }>(
                "select aviso from correio where assunto = 'Menção em um comentário'",
              )
            ).rows[0]?.aviso,
          { timeout: 20_000 },
        )
        .toBeDefined();
    } finally {
      await jobs.stop();
    }
    const { rows } = await pool.query<{ aviso: object; texto: string }>(
      "select aviso, texto from correio where assunto = 'Menção em um comentário'",
    );
    const [{ aviso = {}, texto = '' } = {}] = rows;
    expect(JSON.stringify(aviso) + texto).not.toContain('COMENTADO');
    const { db } = world.server.platform.connection;
    const context = { db, ports: world.server.platform.ports, log: world.server.app.log };
    expect(await writeMail(context, aviso)).toMatchObject({
      assunto: 'Caio Ferraz Teles mencionou você em um comentário do fluxo COMENTADO',
      texto: expect.stringContaining(`/workflow/fluxo/gerenciar/${flow}?conversa=`) as string,
    });
    await pool.query("update registro.usuario set bloqueado = true where login = 'rafael.lins'");
    expect(await writeMail(context, aviso)).toBeUndefined();
    await pool.query("update registro.usuario set bloqueado = false where login = 'rafael.lins'");
  });

  it('resolve-se e reabre-se, com quem o fez; resolvida não recebe resposta, e quem chega depois sabe por quê', async () => {
    const { id } = await begun(caio, { elemento: 'conferir', nome: 'Conferir', texto: 'Resolva-se' });
    const put = (who: Caller, resolvida: boolean): Promise<Answer<FluxoConversas>> =>
      who.post<FluxoConversas>(at(id, 'situacao'), { resolvida });
    expect((await put(rafael, true)).status).toBe(200);
    expect((await of(caio, id))?.resolvida?.por).toBe('Rafael Monteiro Lins');
    const late = await put(caio, true);
    expect([late.status, late.raw.body.includes('Rafael Monteiro Lins já marcou')]).toEqual([409, true]);
    const answer = await caio.post(at(id, 'respostas'), { texto: 'Mas…' });
    expect([answer.status, answer.raw.body.includes('Reabra-a para responder')]).toEqual([409, true]);
    expect((await put(caio, false)).status).toBe(200);
    expect((await put(rafael, false)).status).toBe(409);
    expect(await of(caio, id)).not.toHaveProperty('resolvida');
  });

  it('cada um altera e exclui o seu; do excluído fica que havia, enquanto houver resposta depois dele', async () => {
    const { id, comentarios } = await begun(caio, { texto: 'O CPF é este' });
    const first = comentarios[0]?.id ?? 0;
    const answered = await rafael.post<FluxoConversas>(at(id, 'respostas'), { texto: 'Não aqui' });
    const second = answered.payload.itens.at(-1)?.comentarios.at(-1)?.id ?? 0;
    expect((await rafael.put(at(id, first), { texto: 'Outro' })).status).toBe(403);
    expect((await rafael.remove(at(id, first))).status).toBe(403);
    const removed = await caio.remove(at(id, first));
    expect([removed.status, removed.raw.body.includes('CPF')]).toEqual([200, false]);
    const [left, right] = (await of(rafael, id))?.comentarios ?? [];
    expect(left).toMatchObject({ excluido: { por: 'Caio Ferraz Teles' }, alterar: false, excluir: false });
    expect(left).not.toHaveProperty('texto');
    expect(right?.texto).toBe('Não aqui');
    for (const again of [await caio.remove(at(id, first)), await caio.put(at(id, first), { texto: 'Oi' })])
      expect([again.status, again.raw.body.includes('já foi excluído')]).toEqual([409, true]);
    // the last words gone, nothing is left to be about
    expect((await rafael.remove(at(id, second))).status).toBe(200);
    expect(await of(caio, id)).toBeUndefined();
    const gone = await caio.post(at(id, 'respostas'), { texto: 'Alguém?' });
    expect([gone.status, gone.raw.body.includes('já não existe')]).toEqual([409, true]);
  });

  it('do limite do fluxo não passam, nem enviados ao mesmo tempo', async () => {
    const id = await world.newFlow('CHEIO');
    await world.draw(id, drawn('conferir'));
    const first = await begin(caio, { texto: 'Um' }, id);
    const conversa = first.payload.itens[0]?.id ?? 0;
    // beside the few connections of the server
    const other = new pg.Client(world.pool.options);
    await other.connect();
    const ends = new Set<unknown>();
    let sent: Promise<Answer<FluxoConversas>>[];
    try {
      // another person's comment is being written: the last but one
      await other.query('begin');
      await other.query('select from registro.fluxo where id = $1 for no key update', [id]);
      await other.query(
        `insert into fluxo_comentario (conversa_id, texto, autor_id, unidade_id, criado_em)
         select $1, 'Outro', $2, (select min(id) from registro.unidade), now() from generate_series(1, 1998)`,
        [conversa, ids.rafael],
      );
      sent = [begin(caio, { texto: 'Cabe' }, id), begin(rafael, { texto: 'Cabe' }, id)];
      for (const one of sent) void one.then((answer) => ends.add(answer));
      const waiting = async (): Promise<number> =>
        (
          await other.query(
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          )
        ).rows.length;
      await expect.poll(async () => ends.size + (await waiting()), { timeout: 20_000 }).toBe(2);
      await other.query('commit');
    } finally {
      await other.end();
    }
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const { rows } = await world.pool.query(
      'select from fluxo_comentario x join fluxo_conversa c on c.id = x.conversa_id where c.fluxo_id = $1',
      [id],
    );
    expect(rows).toHaveLength(2000);
  });

  it('altera-se por quinze minutos, e a menção que sai e volta não avisa de novo', async () => {
    await rafael.put('preferencias-usuario', { avisos: { CONHECIMENTO: { tela: true, email: false } } });
    const before = (await notices(rafael, ids.rafael)).length;
    const { id, comentarios } = await begun(caio, { texto: '@Rafael Monteiro Lins', mencoes: [ids.rafael] });
    const path = at(id, comentarios[0]?.id ?? 0);
    for (const mencoes of [[], [ids.rafael], [], [ids.rafael]])
      expect((await caio.put(path, { texto: 'Outro', mencoes })).status).toBe(200);
    expect(await notices(rafael, ids.rafael)).toHaveLength(before + 1);
    const { time } = world.server;
    const then = time.now;
    time.now = new Date(then.getTime() + 15 * 60_000 + 1);
    try {
      const late = await caio.put(path, { texto: 'Tarde', mencoes: [ids.rafael] });
      expect([late.status, late.raw.body.includes('quinze minutos')]).toEqual([409, true]);
      expect((await of(caio, id))?.comentarios[0]).toMatchObject({ alterar: false, excluir: true });
    } finally {
      time.now = then;
    }
  });

  it('o aviso de uma menção só diz do fluxo a quem pode abri-lo quando o lê', async () => {
    const id = await world.newFlow('SEGREDO');
    await world.draw(id, drawn('conferir'));
    const about = { elemento: 'conferir', nome: 'Sindicância', texto: 'Veja', mencoes: [ids.rafael] };
    expect((await begin(caio, about, id)).status).toBe(200);
    const told = async (): Promise<readonly Notificacao[]> =>
      (
        await rafael.get<{ itens: Notificacao[] }>(
          `notificacao-interna/listar-paginado/${ids.rafael}?pageSize=1`,
        )
      ).payload.itens;
    const named = [
      {
        assunto: 'Caio Ferraz Teles mencionou você em um comentário do fluxo SEGREDO',
        conteudo: 'Em “Sindicância”.',
      },
    ];
    expect(await told()).toMatchObject(named);
    const unnamed = async (): Promise<void> => {
      const [notice] = await told();
      expect(notice?.assunto).toContain('um desenho que você não pode abrir');
      expect(notice).not.toHaveProperty('conteudo');
      expect(notice).not.toHaveProperty('rota');
    };
    const profile = (permissoes: readonly string[]) =>
      world.pool.query(
        `update registro.perfil_acesso set permissoes = $1, versao = versao + 1
         where id = (select perfil_acesso from registro.usuario where id = $2)`,
        [JSON.stringify(permissoes), ids.rafael],
      );
    await profile(['fluxoListar']);
    await unnamed();
    await profile(['fluxoGerenciar']);
    expect(await told()).toMatchObject(named);
    expect((await world.admin.remove(`fluxo/${id}?versao=1`)).status).toBe(200);
    await unnamed();
  });

  it('ficam quando o elemento sai do desenho, e somem com o fluxo', async () => {
    const id = await world.newFlow('QUE_SOME');
    await world.draw(id, drawn('conferir'));
    const first = await begin(caio, { elemento: 'conferir', nome: 'Conferir', texto: 'Fica' }, id);
    expect(first.status, first.raw.body).toBe(200);
    expect((await world.draw(id, drawn('outro'), 1)).status).toBe(200);
    expect((await list(caio, id))[0]?.nome).toBe('Conferir');
    expect((await world.admin.remove(`fluxo/${id}?versao=1`)).status).toBe(200);
    const { rows } = await world.pool.query('select from fluxo_conversa where fluxo_id = $1', [id]);
    expect(rows).toHaveLength(0);
  });
});
