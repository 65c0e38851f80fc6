import { afterAll, describe, expect, it } from 'vitest';
import { answerForm } from '#server/ferramentas/form/answer-form.ts';
import { fillForm } from '#server/ferramentas/form/fill-form.ts';
import {
  Unfillable,
  type DrawnPage,
  type FormField,
  type FormValues,
} from '#server/ferramentas/form/form.ts';
import { readForm } from '#server/ferramentas/form/read-form.ts';
import { imageFormat } from '#server/ferramentas/image/image-format.ts';
import { forms, xfaOnly } from '#tests/setup/forms.ts';
import { PdfReaders } from '#tests/setup/pdf-readers.ts';
import { plainPdf } from '#tests/setup/plain-pdf.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const readers = new PdfReaders();
afterAll(() => readers.remove());

type Make = keyof typeof forms;

/** What each form is said to have, what is written in it, and what another program then reads of it. */
const cases: Readonly<
  Record<
    Make,
    {
      readonly campo: Partial<FormField>;
      readonly escrito: FormValues;
      readonly lido: Readonly<Record<string, unknown>>;
      readonly texto?: string;
    }
  >
> = {
  texto: {
    campo: { nome: 'requerente.nome', tipo: 'texto', rotulo: 'Nome completo', obrigatorio: false },
    escrito: { 'requerente.nome': 'João Conceição' },
    lido: { 'requerente.nome': 'João Conceição' },
    texto: 'João Conceição',
  },
  multilinha: {
    campo: { tipo: 'multilinha', rotulo: 'Motivo' },
    escrito: { motivo: 'Primeira linha\nSegunda linha' },
    lido: { motivo: 'Primeira linha\nSegunda linha' },
    texto: 'Segunda linha',
  },
  limite: { campo: { tamanhoMaximo: 2 }, escrito: { uf: 'PE' }, lido: { uf: 'PE' }, texto: 'PE' },
  pente: {
    campo: { tamanhoMaximo: 11, pente: true, rotulo: 'CPF' },
    escrito: { cpf: '12345678909' },
    lido: { cpf: '12345678909' },
  },
  obrigatorio: { campo: { obrigatorio: true }, escrito: { nome: 'Ana' }, lido: { nome: 'Ana' } },
  soLeitura: { campo: { soLeitura: false }, escrito: { nome: 'Ana' }, lido: { nome: 'Ana' } },
  dica: {
    campo: { rotulo: 'Data de nascimento' },
    escrito: { f1_01: '01/02/1990' },
    lido: { f1_01: '01/02/1990' },
  },
  semRotulo: { campo: { rotulo: 'Data nascimento' }, escrito: {}, lido: { 'requerente.dataNascimento': '' } },
  caixa: {
    campo: { tipo: 'caixa', rotulo: 'Li e aceito' },
    escrito: { aceito: true },
    lido: { aceito: 'Yes' },
  },
  caixaSemAparencia: { campo: { tipo: 'caixa' }, escrito: { aceito: true }, lido: { aceito: 'Yes' } },
  opcao: {
    campo: {
      tipo: 'opcao',
      rotulo: 'Turno',
      opcoes: [
        { valor: 'manha', rotulo: 'De manhã' },
        { valor: 'tarde', rotulo: 'À tarde' },
      ],
    },
    escrito: { turno: 'tarde' },
    lido: { turno: '1' },
  },
  opcaoSemAparencia: {
    campo: {
      opcoes: [
        { valor: '1', rotulo: '1' },
        { valor: '2', rotulo: '2' },
      ],
    },
    escrito: { turno: '2' },
    lido: { turno: '2' },
  },
  combo: {
    campo: {
      tipo: 'combo',
      opcoes: [
        { valor: 'Pernambuco', rotulo: 'Pernambuco' },
        { valor: 'Bahia', rotulo: 'Bahia' },
      ],
    },
    escrito: { uf: 'Bahia' },
    lido: { uf: ['Bahia'] },
    texto: 'Bahia',
  },
  comboComCodigo: {
    campo: {
      opcoes: [
        { valor: 'PE', rotulo: 'Pernambuco' },
        { valor: 'BA', rotulo: 'Bahia' },
      ],
    },
    escrito: { uf: 'PE' },
    lido: { uf: ['PE'] },
    texto: 'Pernambuco',
  },
  lista: {
    campo: { tipo: 'lista', multipla: true },
    escrito: { dias: ['Segunda', 'Quarta'] },
    lido: { dias: ['Segunda', 'Quarta'] },
  },
  girada90: { campo: { tipo: 'texto' }, escrito: { nome: 'Ana' }, lido: { nome: 'Ana' }, texto: 'Ana' },
  girada180: { campo: {}, escrito: { nome: 'Ana' }, lido: { nome: 'Ana' }, texto: 'Ana' },
  girada270: { campo: {}, escrito: { nome: 'Ana' }, lido: { nome: 'Ana' }, texto: 'Ana' },
  semAparencia: { campo: {}, escrito: { nome: 'Ana' }, lido: { nome: 'Ana' }, texto: 'Ana' },
  programa: { campo: {}, escrito: { nome: 'Ana' }, lido: { nome: 'Ana' }, texto: 'Ana' },
  duasPaginas: {
    campo: {},
    escrito: { nome: 'Ana', endereco: 'Rua A' },
    lido: { nome: 'Ana', endereco: 'Rua A' },
  },
  doisLugares: { campo: {}, escrito: { nome: 'Ana' }, lido: { nome: 'Ana' } },
  fechadaPeloDono: { campo: {}, escrito: { nome: 'Ana' }, lido: { nome: 'Ana' }, texto: 'Ana' },
  xfaHibrida: { campo: {}, escrito: { nome: 'Ana' }, lido: { nome: 'Ana' }, texto: 'Ana' },
};

/** The values of the fields as another program reads them. */
const valuesIn = async (content: Uint8Array): Promise<Readonly<Record<string, unknown>>> => {
  const loading = getDocument({ data: Uint8Array.from(content), verbosity: 0 });
  const pdf = await loading.promise;
  const found: Record<string, unknown> = {};
  for (let numero = 1; numero <= pdf.numPages; numero += 1) {
    const notes = (await (await pdf.getPage(numero)).getAnnotations()) as readonly {
      fieldName?: string;
      fieldValue?: unknown;
    }[];
    for (const { fieldName, fieldValue } of notes) if (fieldName !== undefined) found[fieldName] = fieldValue;
  }
  await loading.destroy();
  return found;
};

describe.each(Object.entries(cases))('o formulário %s', (make, { campo, escrito, lido, texto }) => {
  it('diz os seus campos, preenche-se e outros programas o leem', async () => {
    const content = await forms[make as Make]();
    const { campos, paginas } = await readForm(content);
    expect(campos[0]).toMatchObject(campo);
    for (const { lugares } of campos)
      for (const { pagina, x, y, largura, altura } of lugares) {
        expect(pagina).toBeLessThanOrEqual(paginas.length);
        expect(Math.min(x, y, largura, altura)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x + largura, y + altura)).toBeLessThanOrEqual(1);
      }
    const filled = await fillForm(content, escrito);
    expect(readers.qpdfCheck(filled).rank).toBe(0);
    expect(await valuesIn(filled)).toMatchObject(lido);
    if (texto !== undefined) expect(readers.text(filled)).toContain(texto);
    const names = Buffer.from(filled)
      .toString('latin1')
      .match(/JavaScript|XFA|\/Encrypt/g);
    expect(names).toBeNull();
  });
});

const refusalOf = async (content: Uint8Array): Promise<unknown> => {
  try {
    return await readForm(content);
  } catch (error) {
    return error instanceof Unfillable ? error.problem : error;
  }
};

describe('o que não se preenche', () => {
  it('diz por quê', async () => {
    expect(await refusalOf(await xfaOnly())).toBe('xfa');
    expect(await refusalOf(plainPdf(['sem campos']))).toBe('semCampos');
    expect(await refusalOf(Buffer.from('nada'))).toBe('invalido');
  });
});

describe('as páginas', () => {
  it('são desenhos com as palavras delas, impressas e escritas', async () => {
    const pages: DrawnPage[] = [];
    const valores = { nome: 'Ana', endereco: 'Rua Ŋ' };
    for await (const answer of answerForm({ kind: 'preencher', content: await forms.duasPaginas(), valores }))
      if (answer.kind === 'pagina') pages.push(answer.pagina);
    expect(pages.map(({ largura, altura }) => [largura, altura])).toEqual([
      [595, 842],
      [842, 595],
    ]);
    expect(pages.map(({ textos }) => textos.map(({ texto }) => texto))).toEqual([
      ['Nome', 'Ana'],
      ['Endereço', 'Rua Ŋ'],
    ]);
    for (const { imagem } of pages) expect(imageFormat(imagem)?.extension).toBe('png');
  });
});

describe('o texto que não cabe no tamanho de letra do campo', () => {
  const filledWith = async (motivo: string) => {
    for await (const answer of answerForm({
      kind: 'preencher',
      content: await forms.multilinha(),
      valores: { motivo },
    }))
      if (answer.kind === 'preenchido') return answer;
    throw new Error('sem resposta');
  };

  it('escreve-se menor; o que nem assim se vê inteiro é dito', async () => {
    const short = await filledWith('Uma frase que não cabe na largura do campo, nem em letra comum');
    expect(short.transbordam).toEqual([]);
    expect(readers.text(short.content)).toContain('letra comum');
    expect((await filledWith('Muitas palavras. '.repeat(60))).transbordam).toEqual(['motivo']);
  });
});
