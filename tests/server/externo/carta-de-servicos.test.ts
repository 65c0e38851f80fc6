import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Anexos } from '#schemas/shapes/anexo.ts';
import type { ArquivoGuardado } from '#schemas/shapes/arquivo.ts';
import type {
  ServicoExterno,
  ServicosExternos,
  Solicitacao,
  SolicitacaoExterna,
} from '#schemas/shapes/solicitacao.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { readAnswer, startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { formModel } from '#tests/setup/form-models.ts';
import { forms } from '#tests/setup/forms.ts';
import { askAs, newOutsider, type Outsider } from './outsider.ts';
import { offerService } from './service.ts';

let server: TestApp;
let ana: Outsider;
let caio: Caller;
let servicoId = 0;
let campos: readonly { readonly rotulo: string; readonly tipo: number }[] = [];
beforeAll(async () => {
  server = await startTestApp();
  const model = await formModel(server, await server.as('admin'), 'Requerimento de poda', {
    pdf: await forms.texto(),
  });
  servicoId = await offerService(server, 'caio.teles', {
    quemPodePedir: 'Quem mora na rua da árvore.',
    documentosExternos: 'Documento com foto\n\n Comprovante de endereço ',
    prazoExterno: 8,
    custoExterno: 'R$ 32,00, pela guia da prefeitura.',
    pedeComprovante: true,
    formularioExterno: model.payload.id,
  });
  ana = await newOutsider(server, { nome: 'Ana Prado', email: 'ana@correio.exemplo', base: '284917360' });
  caio = await server.as('caio.teles');
  campos = (await ana.ask<ServicoExterno>('GET', `externo/servicos/${servicoId}`)).payload.campos;
});
afterAll(() => server.close());

const upload = async (name: string): Promise<string> => {
  const limit = 'limite';
  const head = `--${limit}\r\ncontent-disposition: form-data; name="arquivo"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkM9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const { payload, raw } = readAnswer<ArquivoGuardado>(
    await server.app.inject({
      method: 'POST',
      url: '/ws/api/externo/arquivo',
      headers: { cookie: ana.cookie, 'content-type': `multipart/form-data; boundary=${limit}` },
      payload: Buffer.concat([Buffer.from(head), png, Buffer.from(`\r\n--${limit}--\r\n`)]),
    }),
  );
  if (!payload) throw new Error(raw.body);
  return payload.id;
};

const send = (more: object) =>
  ana.ask<SolicitacaoExterna>('POST', 'externo/solicitacao', {
    chave: '00000000-0000-4000-8000-000000000001',
    servicoId,
    texto: 'Peço a poda da árvore.',
    campos: [{ rotulo: 'Rua', valor: 'Rua das Flores' }],
    arquivos: [],
    ...more,
  });

describe('a carta de serviços', () => {
  it('diz a qualquer um para quem é, o que se junta, em quanto tempo se responde e quanto custa', async () => {
    const { itens } = (
      await askAs<ServicosExternos>(server, undefined, { method: 'GET', path: 'externo/servicos' })
    ).payload;
    const servico = itens.find(({ id }) => id === servicoId);
    expect(servico).toMatchObject({
      quemPodePedir: 'Quem mora na rua da árvore.',
      documentos: ['Documento com foto', 'Comprovante de endereço'],
      prazo: 8,
      custo: 'R$ 32,00, pela guia da prefeitura.',
      pedeComprovante: true,
    });
    // the questions of the type come before those of its form
    expect(servico?.perguntas.slice(0, 2)).toEqual(['Rua', 'Foto']);
    expect(servico?.perguntas.length).toBeGreaterThan(2);
  });

  it('pergunta o que o formulário pergunta, e não se envia sem a guia paga', async () => {
    expect(campos.map(({ rotulo }) => rotulo).slice(0, 2)).toEqual(['Rua', 'Foto']);
    const asked = campos.find(({ tipo, rotulo }) => tipo === 1 && rotulo !== 'Rua');
    expect(asked).toBeDefined();
    const written = [
      { rotulo: 'Rua', valor: 'Rua das Flores' },
      { rotulo: asked?.rotulo ?? '', valor: 'Ana' },
    ];
    expect((await send({ campos: written })).campos).toEqual(['comprovante']);
    const made = (await send({ campos: written, comprovante: await upload('guia.png') })).payload;
    // 28 November 2026 is a Saturday
    expect([made.situacao, made.respostaAte]).toEqual(['SOLICITACAO', '2026-11-30']);
    expect(made.campos.find(({ rotulo }) => rotulo === asked?.rotulo)?.texto).toBe('Ana');
    const files = (await caio.get<Anexos>(`conteudo/${made.id}/anexos`)).payload.itens;
    expect(files.map(({ pasta, nome }) => [pasta, nome])).toEqual([['Guia paga', 'guia.png']]);
  });

  it('vence na caixa de quem responde no dia do serviço, também depois da resposta de quem pediu', async () => {
    const { itens } = (await caio.get<Page<ItemCaixa>>('caixa-central?aba=protocolo-externo&pageSize=100'))
      .payload;
    const item = itens.find(({ tipo }) => tipo === 6);
    const id = item?.id ?? 0;
    expect(item?.prazo).toBe('2026-11-30');
    await caio.post<Solicitacao>(`protocolo-externo/${id}/devolver`, { motivo: 'Falta a foto.', dias: 3 });
    await ana.ask('POST', `externo/solicitacao/${id}/resposta`, { texto: 'Segue.', arquivos: [] });
    const dueOf = async (): Promise<string | undefined> =>
      (
        await caio.get<Page<ItemCaixa>>('caixa-central?aba=protocolo-externo&pageSize=100')
      ).payload.itens.find((one) => one.id === id)?.prazo;
    expect(await dueOf()).toBe('2026-11-30');
    // the form goes to the process, as it was filled
    const opened = await caio.post<Solicitacao>(`protocolo-externo/${id}/autuar`, { assunto: 'Poda' });
    const files = await caio.get<Anexos>(`conteudo/${opened.payload.autuado?.id ?? 0}/anexos`);
    const names = files.payload.itens.map(({ nome }) => nome);
    expect(names).toContainEqual(expect.stringMatching(/^Formulário do pedido PE-000001-2026\.pdf$/));
    const form = files.payload.itens.find(({ nome }) => nome.startsWith('Formulário'));
    const pdf = await caio.get(`conteudo/${opened.payload.autuado?.id ?? 0}/anexos/${form?.id ?? 0}/arquivo`);
    expect(pdf.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    await caio.post(`protocolo-externo/${id}/encerrar`, { desfecho: 'ATENDIDO', texto: 'Feito.' });
    const read = (await caio.get<Solicitacao>(`protocolo-externo/${id}`)).payload;
    expect([read.respostaAte, read.conteudo.vencimento]).toEqual([undefined, undefined]);
  });
});
