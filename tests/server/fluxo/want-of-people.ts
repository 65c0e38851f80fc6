import { expect } from 'vitest';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { FluxoDoConteudo } from '#schemas/shapes/fluxo.ts';
import type { FluxoProblema, FluxoProblemaDetalhe } from '#schemas/shapes/fluxo-problema.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { first, flowOf, open, until, type FlowWorld } from './flow-world.ts';
import { arrow, flowXml, task } from './flow-xml.ts';

const why = 'O quórum não se alcança: Opinar pede 2 respostas, e o papel só tem quem dê 1';

/** A flow whose second activity asks for two answers of a role in which there is one, and what stops in it. */
const tooFew = async ({ admin, rafael, idOf, papel, starts, published }: FlowWorld, codigo: string) => {
  const usuario = await idOf('usuario', 'login', 'rafael.lins');
  const papelId = await papel(`FLUXO_${codigo}`, [{ tipo: 'USUARIO', usuario }, { tipo: 'AUTOR' }]);
  /** First this, and then what asks for so many answers. */
  const drawn = (first: string, name: string, quorum: number): string =>
    flowXml({
      body: `<bpmn:startEvent id="s"/>${task(first, name, 'papel="FLUXO_AUTOR"')}${task('t', 'Opinar', `papel="FLUXO_${codigo}" todos="true" quorum="${quorum}"`)}<bpmn:endEvent id="e" name="Fim"/>${arrow('sa', 's', first)}${arrow('at', first, 't')}${arrow('te', 't', 'e')}`,
    });
  const fluxoId = await published(codigo, drawn('a', 'Pedir', 2));
  await starts(fluxoId);
  const problemOf = async (id: number): Promise<FluxoProblema | undefined> =>
    (await admin.get<{ itens: FluxoProblema[] }>('fluxo-problema')).payload.itens.find(
      ({ conteudo }) => conteudo?.id === id,
    );
  const repaired = async (body: object) => {
    const { payload } = await admin.post<ResultadoLote>('fluxo-problema/ato', {
      motivo: 'Combinado',
      ...body,
    });
    return payload.resultados.map(({ ok, mensagem }) => mensagem ?? ok);
  };
  const stopped = async (): Promise<{ readonly id: number; readonly ids: readonly unknown[] }> => {
    const { id } = await concludedDocument(rafael);
    const asked = await until(rafael, id, ({ abertas }) => abertas.length === 1);
    const answer = await rafael.post<FluxoDoConteudo>(`fluxo-atividade/${first(asked)}/concluir`, {});
    expect([answer.status, answer.payload.situacao, answer.payload.problema, open(answer.payload)]).toEqual([
      200,
      'PROBLEMA',
      why,
      [],
    ]);
    const problem = await problemOf(id);
    expect(problem).toMatchObject({ tipo: 'QUORUM_IMPOSSIVEL', elemento: 'Opinar', mensagem: why });
    return { id, ids: [problem?.id] };
  };
  return { papelId, fluxoId, drawn, problemOf, repaired, stopped };
};

/** One does what is asked, and what comes next asks for more people than there are: the answer is kept, and the rest is mended. */
export const wantOfPeople = async (world: FlowWorld): Promise<void> => {
  const { admin, helena, rafael, pool, idOf } = world;
  const hers = await idOf('usuario', 'login', 'helena.pires');
  const { papelId, problemOf, repaired, stopped } = await tooFew(world, 'DOIS');

  const [moved, retried] = [await stopped(), await stopped()];
  const { payload: detail } = await admin.get<FluxoProblemaDetalhe>(`fluxo-problema/${String(moved.ids[0])}`);
  const destino = detail.destinos.find(({ nome }) => nome === 'Fim')?.id;
  expect(await repaired({ ids: moved.ids, ato: 'MOVER', destino })).toEqual([true]);
  expect((await flowOf(rafael, moved.id)).situacao).toBe('CONCLUIDA');

  const again = { ids: retried.ids, ato: 'TENTAR' };
  expect(await repaired(again)).toEqual([expect.stringContaining(why)]);
  await pool.query(
    `update registro.papel_executantes set tipo = 'USUARIO', usuario = $2 where registro_id = $1 and tipo = 'AUTOR'`,
    [papelId, hers],
  );
  expect(await repaired(again)).toEqual([true]);
  for (const caller of [rafael, helena]) {
    const mine = (await flowOf(caller, retried.id)).abertas.find(({ posso }) => posso)?.id;
    expect((await caller.post(`fluxo-atividade/${mine}/concluir`, {})).status).toBe(200);
  }
  expect((await flowOf(rafael, retried.id)).situacao).toBe('CONCLUIDA');
  expect(await problemOf(retried.id)).toBeUndefined();
};

/**
 * The same, and all that runs passes to another version: what answered there is taken to another activity waits for no people
 * any more; what stays where it was waits for the step to be taken again, which the other version lets.
 */
export const wantOfPeoplePassed = async (world: FlowWorld): Promise<void> => {
  const { admin, rafael, draw } = world;
  const { fluxoId, drawn, problemOf, repaired, stopped } = await tooFew(world, 'TRES');
  const pass = async (de: number, xml: string, mapa: object, id: number): Promise<FluxoDoConteudo> => {
    await draw(fluxoId, xml, de);
    expect((await admin.post(`fluxo/${fluxoId}/publicar`, { revisao: de + 1 })).status).toBe(200);
    const asked = { de, para: de + 1, mapa, motivo: 'Outra regra' };
    expect((await admin.post(`fluxo/${fluxoId}/migracao`, asked)).status).toBe(200);
    return until(rafael, id, ({ versao }) => versao === de + 1);
  };

  const moved = await stopped();
  const taken = await pass(1, drawn('r', 'Rever', 2), { a: 'r' }, moved.id);
  expect([taken.situacao, open(taken)]).toEqual(['ATIVA', ['Rever']]);
  expect(await problemOf(moved.id)).toBeUndefined();

  const again = await rafael.post<FluxoDoConteudo>(`fluxo-atividade/${first(taken)}/concluir`, {});
  expect([again.status, again.payload.situacao]).toEqual([200, 'PROBLEMA']);
  const still = await pass(2, drawn('r', 'Rever', 1), {}, moved.id);
  expect([still.situacao, open(still)]).toEqual(['PROBLEMA', []]);
  const problem = await problemOf(moved.id);
  expect(await repaired({ ids: [problem?.id], ato: 'TENTAR' })).toEqual([true]);
  const goes = await flowOf(rafael, moved.id);
  expect([goes.situacao, open(goes)]).toEqual(['ATIVA', ['Opinar']]);
};
