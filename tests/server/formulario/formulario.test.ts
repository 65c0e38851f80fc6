import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tipoConteudo } from '#schemas/enums.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { FormularioPreenchivel } from '#schemas/shapes/formulario.ts';
import { startTestApp, worldPassword, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { addSigner } from '#tests/setup/drafts.ts';
import { formModel, type FormModel } from '#tests/setup/form-models.ts';
import { forms, requerimento, xfaOnly } from '#tests/setup/forms.ts';
import { PdfReaders } from '#tests/setup/pdf-readers.ts';
import { plainPdf } from '#tests/setup/plain-pdf.ts';

const readers = new PdfReaders();
let server: TestApp;
let admin: Caller;
let helena: Caller;
let modelo: FormModel;
let semPdf: FormModel;

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
  helena = await server.as('helena.pires');
  const made = await formModel(server, admin, 'Requerimento em PDF', { pdf: await requerimento() });
  if (made.status >= 300) throw new Error(made.raw.body);
  modelo = made.payload;
  const other = await formModel(server, admin, 'Ficha de visita', {
    campos: [
      { rotulo: 'Local', tipo: 1, preenchimento: 'OBRIGATORIO' },
      { rotulo: 'Dia da visita', tipo: 3, preenchimento: 'OPCIONAL' },
    ],
  });
  if (other.status >= 300) throw new Error(other.raw.body);
  semPdf = other.payload;
});
afterAll(async () => {
  readers.remove();
  await server.close();
});

const begin = async (modeloId: number, assunto = 'Licença para evento'): Promise<Documento> => {
  const made = await helena.post<Documento>('documento', { modeloId, assunto });
  if (made.status >= 300) throw new Error(made.raw.body);
  return made.payload;
};

const fill = async (
  { id, versao }: Documento,
  campos: Readonly<Record<string, unknown>>,
): Promise<Answer<Documento>> => {
  const saved = await helena.put('documento', {
    id,
    versao,
    campos: Object.entries(campos).map(([rotulo, valor]) => ({ rotulo, valor })),
  });
  if (saved.status >= 300) throw new Error(saved.raw.body);
  return helena.get<Documento>(`documento/${id}/0`);
};

const conclude = async ({ id, versao }: Documento): Promise<Answer<Documento>> =>
  helena.post<Documento>('documento/concluir', { id, versao });

const complete = {
  'Nome completo': 'Maria da Conceição',
  CPF: '529.982.247-25',
  'Data de nascimento': '1990-02-01',
  UF: 'Pernambuco',
  Turno: 'À tarde',
  'Li e aceito': true,
  Motivo: 'Festa da rua',
};

describe('o modelo', () => {
  it('lê os campos do PDF: rótulo, tipo, máscara, obrigação e opções', () => {
    expect(
      modelo.camposPersonalizados?.map(({ rotulo, tipo, campoPdf, preenchimento, mascara, opcoes }) => ({
        rotulo,
        tipo,
        campoPdf,
        preenchimento,
        mascara,
        opcoes,
      })),
    ).toMatchObject([
      { rotulo: 'Nome completo', tipo: 1, campoPdf: 'nome', preenchimento: 'OBRIGATORIO' },
      { rotulo: 'CPF', tipo: 1, campoPdf: 'cpf', mascara: '999.999.999-99' },
      { rotulo: 'Data de nascimento', tipo: 3, campoPdf: 'nascimento' },
      { rotulo: 'UF', tipo: 4, opcoes: 'Pernambuco\nBahia' },
      { rotulo: 'Turno', tipo: 4, opcoes: 'De manhã\nÀ tarde' },
      { rotulo: 'Li e aceito', tipo: 7 },
      { rotulo: 'Motivo', tipo: 6 },
    ]);
  });

  it('recusa em palavras, no campo do arquivo, o que não se preenche', async () => {
    const said = async (pdf: Uint8Array): Promise<string> => {
      const { status, raw } = await formModel(server, admin, 'Recusado', { pdf });
      expect(status).toBe(422);
      const { erros } = raw.json<{ erros: { campo: string; mensagem: string }[] }>();
      expect(erros[0]?.campo).toBe('formularioPdf');
      return erros[0]?.mensagem ?? '';
    };
    expect(await said(await xfaOnly())).toContain('XFA');
    expect(await said(plainPdf(['Só texto']))).toContain('não tem campos');
  });

  it('confere cada linha com o campo do PDF que ela nomeia', async () => {
    const { payload: now } = await admin.get<FormModel>(`modelo-documento/${modelo.id}`);
    const rows = now.camposPersonalizados ?? [];
    const change = async (at: number, row: object): Promise<readonly string[]> => {
      const camposPersonalizados = rows.map((one, index) => (index === at ? { ...one, ...row } : one));
      const { status, campos } = await admin.put(`modelo-documento/${modelo.id}`, {
        ...now,
        camposPersonalizados,
      });
      expect(status).toBe(422);
      return campos;
    };
    expect(await change(0, { campoPdf: 'outro' })).toEqual(['camposPersonalizados.0.campoPdf']);
    expect(await change(1, { campoPdf: 'nome' })).toEqual(['camposPersonalizados.1.campoPdf']);
    expect(await change(5, { tipo: 1 })).toEqual(['camposPersonalizados.5.tipo']);
    expect(await change(3, { opcoes: 'Sergipe' })).toEqual(['camposPersonalizados.3.opcoes']);
  });
});

describe('a minuta', () => {
  it('é um formulário, diz onde está cada campo e guarda o que se escreve', async () => {
    const draft = await begin(modelo.id);
    expect(draft.tipo).toBe(tipoConteudo.formularioPdf);
    const { payload } = await helena.get<FormularioPreenchivel>(`formulario/${draft.id}/preenchivel`);
    expect(payload.campos.map(({ rotulo }) => rotulo)).toContain('Nome completo');
    expect(
      payload.campos.find(({ rotulo }) => rotulo === 'Turno')?.lugares.map(({ opcao }) => opcao),
    ).toEqual(['De manhã', 'À tarde']);
    const blank = await helena.get(`formulario/${draft.id}/em-branco`);
    expect(blank.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const saved = await fill(draft, { 'Nome completo': 'Maria', 'Li e aceito': true });
    expect(saved.payload.campos[0]?.valor).toBe('Maria');
    const paper = await helena.get(`documento/${draft.id}/baixar-minuta`);
    expect(paper.status).toBe(200);
    expect(readers.text(paper.raw.rawPayload)).toContain('Maria');
  });

  it('diz o que falta, com as regras do campo, e não aceita texto', async () => {
    const draft = await begin(modelo.id);
    const { payload } = await fill(draft, { CPF: '123' });
    const texts = payload.pendencias.map(({ texto }) => texto).join(' ');
    expect(texts).toContain('Nome completo');
    expect(texts).toContain('CPF');
    const refused = await helena.put('documento', {
      id: draft.id,
      versao: payload.versao,
      corpo: payload.corpo,
    });
    expect(refused.campos).toEqual(['corpo']);
  });

  it('não conclui o que não cabe no PDF', async () => {
    const made = await formModel(server, admin, 'Com limite', { pdf: await forms.limite() });
    expect(made.payload.camposPersonalizados?.[0]?.tamanhoMaximo).toBe(2);
    const draft = await begin(made.payload.id);
    const { payload } = await fill(draft, { UF: 'Pernambuco' });
    expect(payload.pendencias.map(({ codigo }) => codigo)).toContain('naoCabe');
    expect((await conclude(payload)).codigo).toBe('faltaParaConcluir');
  });
});

describe('o concluído', () => {
  let done: Documento;

  beforeAll(async () => {
    const draft = await begin(modelo.id);
    await addSigner(helena, draft.id, 'Helena Duarte Pires', 1);
    const filled = await fill((await helena.get<Documento>(`documento/${draft.id}/0`)).payload, complete);
    const answer = await conclude(filled.payload);
    if (answer.status !== 200) throw new Error(answer.raw.body);
    done = answer.payload;
  });

  it('tem número e um PDF/A com as páginas preenchidas e as palavras delas', async () => {
    expect([done.numero, done.preenchivel]).toEqual([expect.any(String), true]);
    const file = await helena.get(`documento/visualizar-documento/${done.id}/0`);
    const content = file.raw.rawPayload;
    expect(content.toString('latin1')).toContain('pdfaid:part');
    expect(readers.qpdfCheck(content).rank).toBe(0);
    const text = readers.text(content);
    expect(text).toContain('Maria da Conceição');
    expect(text).toContain('01/02/1990');
    expect(text).toContain('Pernambuco');
    expect(text).toContain('Nome completo');
  });

  it('guarda o original preenchido, com os campos', async () => {
    const { status, raw } = await helena.get(`formulario/${done.id}/preenchido/0`);
    expect(status).toBe(200);
    const content = raw.rawPayload;
    const fields = content.toString('latin1');
    expect(fields).toContain('/AcroForm');
    expect(readers.text(content)).toContain('529.982.247-25');
  });

  it('assina-se com a senha, e a leitura traz as páginas e o manifesto', async () => {
    const signed = await helena.post<ResultadoLote>('assinatura/assinar-docflow-documentos-em-lote', {
      ids: [done.id],
      senha: worldPassword,
    });
    expect(signed.payload.resultados.map(({ ok }) => ok)).toEqual([true]);
    const { raw } = await helena.get(`documento/visualizar-documento/${done.id}/0`);
    const text = readers.text(raw.rawPayload);
    expect(text).toContain('Maria da Conceição');
    expect(text).toContain('Helena Duarte Pires');
  });

  it('acha-se pelo que se escreveu nele', async () => {
    const { payload } = await helena.get<{ itens: { id: number }[] }>('pesquisa?q=Conceição');
    expect(payload.itens.map(({ id }) => id)).toContain(done.id);
  });

  it('dá os dados em planilha e em FDF', async () => {
    const sheet = await helena.get(`formulario/modelo/${modelo.id}/planilha`);
    expect(sheet.raw.body).toContain('Data de nascimento');
    expect(sheet.raw.body).toContain('Maria da Conceição');
    const fdf = await helena.get(`formulario/${done.id}/fdf`);
    expect(fdf.raw.rawPayload.subarray(0, 5).toString()).toBe('%FDF-');
    expect((await helena.get(`formulario/modelo/${modelo.id}/planilha?formato=xlsx`)).raw.rawPayload[0]).toBe(
      0x50,
    );
  });

  it('volta a minuta, muda e conclui de novo com o mesmo número', async () => {
    const draft = await begin(modelo.id, 'Outra licença');
    await addSigner(helena, draft.id, 'Helena Duarte Pires', 1);
    const first = await conclude(
      (await fill((await helena.get<Documento>(`documento/${draft.id}/0`)).payload, complete)).payload,
    );
    const back = await helena.post<Documento>(`conteudo/${draft.id}/ato/versionar`, {
      versao: first.payload.versao,
      motivo: 'Corrigir o nome',
    });
    expect([back.status, back.raw.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
    const now = (await helena.get<Documento>(`documento/${draft.id}/0`)).payload;
    const again = await conclude((await fill(now, { 'Nome completo': 'Maria José' })).payload);
    expect([again.status, again.payload.numero]).toEqual([200, first.payload.numero]);
    const [old, present] = await Promise.all(
      [1, 2].map(async (n) => (await helena.get(`formulario/${draft.id}/preenchido/${n}`)).raw.rawPayload),
    );
    expect(readers.text(old ?? Buffer.alloc(0))).toContain('Maria da Conceição');
    expect(readers.text(present ?? Buffer.alloc(0))).toContain('Maria José');
  });
});

describe('o formulário sem PDF', () => {
  it('desenha-se com os campos no texto', async () => {
    const draft = await begin(semPdf.id, 'Visita à escola');
    expect(draft.tipo).toBe(tipoConteudo.formularioPdf);
    await addSigner(helena, draft.id, 'Helena Duarte Pires', 1);
    const filled = await fill((await helena.get<Documento>(`documento/${draft.id}/0`)).payload, {
      Local: 'Escola Nova',
    });
    const { payload, status, raw: said } = await conclude(filled.payload);
    expect([status, said.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
    const { raw } = await helena.get(`documento/visualizar-documento/${payload.id}/0`);
    const text = readers.text(raw.rawPayload);
    expect(text).toContain('Escola Nova');
    expect(text).toContain('Não preenchido');
    expect((await helena.get(`formulario/${payload.id}/preenchido/0`)).status).toBe(404);
  });
});
