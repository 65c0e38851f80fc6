import { expect } from 'vitest';
import type {
  FluxoDoConteudo,
  FluxoProblema,
  FluxoProblemaDetalhe,
  ResultadoLote,
} from '#schemas/generated.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { first, flowOf, open, until, type FlowWorld } from './flow-world.ts';
import { arrow, flowXml, task } from './flow-xml.ts';

/** One does what is asked, and what comes next asks for more people than there are: the answer is kept, and the rest is mended. */
export const wantOfPeople = async ({
  admin,
  helena,
  rafael,
  pool,
  idOf,
  papel,
  starts,
  published,
}: FlowWorld): Promise<void> => {
  const [his, hers] = [
    await idOf('usuario', 'login', 'rafael.lins'),
    await idOf('usuario', 'login', 'helena.pires'),
  ];
  const papelId = await papel('FLUXO_DOIS', [{ tipo: 'USUARIO', usuario: his }, { tipo: 'AUTOR' }]);
  const body = `<bpmn:startEvent id="s"/>${task('a', 'Pedir', 'papel="FLUXO_AUTOR"')}${task('t', 'Opinar', 'papel="FLUXO_DOIS" todos="true" quorum="2"')}<bpmn:endEvent id="e" name="Fim"/>${arrow('sa', 's', 'a')}${arrow('at', 'a', 't')}${arrow('te', 't', 'e')}`;
  await starts(await published('DOIS', flowXml({ body })));
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
  const why = 'O quórum não se alcança: Opinar pede 2 respostas, e o papel só tem quem dê 1';
  const stopped = async (): Promise<{ readonly id: number; readonly ids: readonly unknown[] }> => {
    const { id } = await concludedDocument(rafael);
    const asked = await until(rafael, id, ({ abertas }) => abertas.length === 1);
    const answer = await rafael.post<FluxoDoConteudo>(`fluxo-atividade/${first(asked)}/concluir`, {});
    expect([answer.status, answer.payload.situacao, answer.payload.problema, open(answer.payload)]).toEqual([
      ...[200, 'PROBLEMA', why, []],
    ]);
    const problem = await problemOf(id);
    expect(problem).toMatchObject({ tipo: 'QUORUM_IMPOSSIVEL', elemento: 'Opinar', mensagem: why });
    return { id, ids: [problem?.id] };
  };

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
