import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CandidatosInicio, IniciosFluxo } from '#schemas/shapes/fluxo-inicio.ts';
import { openFlowWorld, type FlowWorld } from './flow-world.ts';

let world: FlowWorld;
beforeAll(async () => {
  world = await openFlowWorld();
});
afterAll(() => world.server.close());

const named = ({ cadastros }: IniciosFluxo) =>
  cadastros.map(({ cadastro, itens }) => `${cadastro}: ${itens.map(({ nome }) => nome).join(', ')}`);

describe('onde um fluxo começa', () => {
  it('muda-se na página dele, como qualquer gravação do tipo: com versão, e tirando do fluxo anterior', async () => {
    const { admin, idOf, newFlow } = world;
    const id = await newFlow('COMECA');
    const other = await newFlow('OUTRO');
    const tipo = await idOf('tipo_documento', 'nome', 'Ofício');
    const of = async () => (await admin.get<Record<string, unknown>>(`tipo-documento/${tipo}`)).payload;
    const before = await of();
    const put = (flow: number, inicia: boolean) =>
      admin.post<IniciosFluxo>(`fluxo/${flow}/inicios`, {
        cadastro: 'tipo-documento',
        registro: tipo,
        inicia,
      });
    const nobody = ['modelo-documento: ', 'tipo-documento: ', 'tipo-processo: '];
    expect(named((await admin.get<IniciosFluxo>(`fluxo/${id}/inicios`)).payload)).toEqual(nobody);
    const first = await put(id, true);
    expect(first.status, first.raw.body).toBe(200);
    expect(named(first.payload)).toEqual(['modelo-documento: ', 'tipo-documento: Ofício', 'tipo-processo: ']);
    const after = await of();
    expect([after['fluxoIniciado'], after['versao'], after['nome']]).toEqual([
      id,
      Number(before['versao']) + 1,
      'Ofício',
    ]);
    const offered = async (flow: number, q: string) =>
      (
        await admin.get<CandidatosInicio>(
          `fluxo/${flow}/inicios/candidatos?cadastro=tipo-documento&q=${encodeURIComponent(q)}`,
        )
      ).payload.itens.filter(({ nome }) => nome === 'Ofício');
    // what starts it already is not offered; of another, it is said what it starts today
    expect(await offered(id, 'oficio')).toEqual([]);
    expect(await offered(other, 'OFICIO')).toEqual([
      { id: tipo, nome: 'Ofício', iniciaId: id, inicia: 'COMECA' },
    ]);
    expect((await put(other, true)).status).toBe(200);
    const late = await put(id, false);
    expect([late.status, late.raw.body.includes('já não inicia este fluxo')]).toEqual([409, true]);
    expect(named((await put(other, false)).payload)).toEqual(nobody);
    expect((await of())['fluxoIniciado']).toBeUndefined();
  });

  it('quem não edita o cadastro lê quem o inicia, e por que não o muda', async () => {
    const { admin, server, idOf, newFlow, starts } = world;
    const id = await newFlow('SO_LEITURA');
    await starts(id);
    const perfil = (
      await admin.post<{ id: number }>('perfil-acesso', {
        descricao: 'Só desenha',
        tipo: 'INTERNO',
        usuarioPadrao: true,
        ativo: true,
        permissoes: ['fluxoGerenciar', 'tipoProcessoEditar'],
      })
    ).payload.id;
    const caio = await idOf('usuario', 'login', 'caio.teles');
    const record = (await admin.get<Record<string, unknown>>(`usuario/${caio}`)).payload;
    expect((await admin.put(`usuario/${caio}`, { ...record, perfilAcesso: perfil })).status).toBe(200);
    const drawer = await server.as('caio.teles');
    const { payload } = await drawer.get<IniciosFluxo>(`fluxo/${id}/inicios`);
    expect(named(payload)[0]).toBe('modelo-documento: Comunicação Interna');
    expect(payload.cadastros.map(({ motivo }) => motivo)).toEqual([
      'Quem muda “Modelos de documento” precisa da permissão de editar esse cadastro.',
      'Quem muda “Tipos de documento” precisa da permissão de editar esse cadastro.',
      undefined,
    ]);
    const registro = await idOf('modelo_documento', 'nome', 'Comunicação Interna');
    const refused = await drawer.post(`fluxo/${id}/inicios`, {
      cadastro: 'modelo-documento',
      registro,
      inicia: false,
    });
    expect(refused.status).toBe(403);
    expect((await drawer.get(`fluxo/${id}/inicios/candidatos?cadastro=tipo-documento`)).status).toBe(403);
  });
});
