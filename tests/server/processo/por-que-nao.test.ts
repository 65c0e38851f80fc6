import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ptBR } from '#schemas/messages/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedProcess, openedProcess } from '#tests/setup/processos.ts';

let server: TestApp;
let rafael: Caller;
beforeAll(async () => {
  server = await startTestApp();
  rafael = await server.as('rafael.lins');
});
afterAll(() => server.close());

describe('o que se pergunta de um processo antes de abrir a tela', () => {
  it('diz por que não, também onde o estado não deixa', async () => {
    const verify = async (id: number) =>
      (await rafael.get<{ permitida: boolean; motivo?: string }>(`processo/verificar/editar/${id}`)).payload;
    expect(await verify((await openedProcess(rafael)).id)).toEqual({ permitida: true });
    expect(await verify((await concludedProcess(rafael)).id)).toEqual({
      permitida: false,
      motivo: ptBR.documento.motivo.foraDeEstado,
    });
  });
});
