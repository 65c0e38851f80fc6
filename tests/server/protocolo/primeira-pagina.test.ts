import { describe, expect, it } from 'vitest';
import { lerPrimeiraPagina } from '#server/protocolo/captura/primeira-pagina.ts';
import { sugerir } from '#server/protocolo/captura/sugerir.ts';

const oficio = `PREFEITURA MUNICIPAL DE ARARIBÁ
SECRETARIA DE OBRAS
OFÍCIO Nº 12/2026-GAB
Araribá, 3 de novembro de 2026.
Ao Senhor
Rafael Monteiro Lins
Assunto: vistoria da ponte do Rio Claro antes das chuvas e interdição da
pista de caminhões.
Senhor Secretário,
A ponte, vistoriada em 3 de maio de 2019, mostra fissuras. Encaminho a nota fiscal nº 77.`;

const requerimento = `PREFEITURA MUNICIPAL DE ARARIBÁ
PROTOCOLO GERAL
REQUERIMENTO DE PODA DE ÁRVORE
Requerente: Maria das Dores Lima, CPF 000.000.000-00
Data: 05/11/2026
Endereço: Rua das Flores, nº 120`;

const danfe = `RECEBEMOS DE PAPELARIA CENTRAL LTDA OS PRODUTOS CONSTANTES DA NOTA FISCAL INDICADA AO LADO
DANFE
Documento Auxiliar da Nota Fiscal Eletrônica
CNPJ: 00.000.000/0001-00
Nº 000.001.234
SÉRIE 1
DATA DA EMISSÃO
03/11/2026`;

const memorando = `CÂMARA MUNICIPAL DE ARARIBÁ
MEMO. N° 7/2026
Da: Diretoria de Compras
Para: Contabilidade
Ref.: Empenho do contrato de limpeza
Em 4 de novembro de 2026`;

const correio = `De: Ana Beatriz Rocha <ana@exemplo.org>
Enviada em: terça-feira, 3 de novembro de 2026 14:02
Para: protocolo@exemplo.org
Assunto: RES: Certidão de tempo de serviço
Boa tarde,`;

describe('o que a primeira página diz de si', () => {
  it.each([
    [
      'um ofício',
      oficio,
      {
        especie: 'oficio',
        assunto: 'vistoria da ponte do Rio Claro antes das chuvas e interdição da pista de caminhões.',
        numero: '12/2026-GAB',
        data: '2026-11-03',
        origem: 'Prefeitura Municipal de Araribá, Secretaria de Obras',
      },
    ],
    [
      'um requerimento, de quem o pede e não do papel timbrado',
      requerimento,
      {
        especie: 'requerimento',
        assunto: 'requerimento de poda de árvore',
        numero: undefined,
        data: '2026-11-05',
        origem: 'Maria das Dores Lima',
      },
    ],
    [
      'uma nota fiscal',
      danfe,
      {
        especie: 'nota fiscal',
        assunto: undefined,
        numero: '000.001.234',
        data: '2026-11-03',
        origem: 'Papelaria Central Ltda',
      },
    ],
    [
      'um memorando',
      memorando,
      {
        especie: 'memorando',
        assunto: 'Empenho do contrato de limpeza',
        numero: '7/2026',
        data: '2026-11-04',
        origem: 'Diretoria de Compras',
      },
    ],
    [
      'um e-mail impresso',
      correio,
      {
        especie: 'e mail',
        assunto: 'RES: Certidão de tempo de serviço',
        numero: undefined,
        data: '2026-11-03',
        origem: 'Ana Beatriz Rocha',
      },
    ],
  ])('%s', (_, texto, expected) => {
    expect(lerPrimeiraPagina(texto)).toEqual(expected);
  });

  it.each([
    ['Ofício nº 3/2026', '3/2026'],
    ['OF. Nº 45/2026', '45/2026'],
    ['OFÍCIO CIRCULAR Nº 8/2026/SEMED', '8/2026/SEMED'],
    ['Ofício GAB/SEMOB n. 12/2026', '12/2026'],
    // as a scanner reads the sign of number
    ['OFICIO N* 19/2026', '19/2026'],
    ['Memorando 5', '5'],
    // numbers of something else
    ['Conforme o Ofício nº 3/2026, encaminho', undefined],
    ['Rua das Flores, nº 120', undefined],
    ['Lei nº 14.129, de 29 de março de 2021', undefined],
    ['CNPJ nº 12.345.678/0001-00', undefined],
  ])('o número de "%s"', (line, numero) => {
    expect(lerPrimeiraPagina(line).numero).toBe(numero);
  });

  it.each([
    ['Araribá/SP, 1º de março de 2026', '2026-03-01'],
    ['Em 9 de dezembro de 2025.', '2025-12-09'],
    ['Data: 31/10/2026', '2026-10-31'],
    ['Emitido em 02/01/2026', '2026-01-02'],
    ['Date: 3 de novembro de 2026', '2026-11-03'],
    // no day, or of something else
    ['Data: 31/02/2026', undefined],
    ['Maria, nascida em 3 de maio de 1980, requer', undefined],
    ['Prazo até 3 de novembro de 2026 para resposta', undefined],
    ['12/2026', undefined],
  ])('a data de "%s"', (line, data) => {
    expect(lerPrimeiraPagina(line).data).toBe(data);
  });

  it.each([
    ['Assunto: Poda', 'Poda'],
    ['ASSUNTO : Férias de servidor', 'Férias de servidor'],
    ['Ref.: Contrato 9/2026', 'Contrato 9/2026'],
    ['Ref. Processo de compras', 'Processo de compras'],
    ['Objeto: aquisição de papel', 'aquisição de papel'],
    ['Assunto:\nLicença para tratar de saúde', 'Licença para tratar de saúde'],
    ['Subject: Invoice for paper', 'Invoice for paper'],
    ['ATESTADO DE CAPACIDADE TÉCNICA', 'atestado de capacidade técnica'],
    // what is written large and is no title
    ['PREFEITURA MUNICIPAL DE ARARIBÁ', undefined],
    ['EXCELENTÍSSIMO SENHOR PREFEITO MUNICIPAL', undefined],
    ['AO SENHOR SECRETÁRIO DE OBRAS', undefined],
    ['ESTADO DE SÃO PAULO', undefined],
    ['OFÍCIO Nº 12/2026', undefined],
    ['OBRAS E MAIS COMÉRCIO DE PAPEL LTDA', undefined],
    ['PODA', undefined],
    ['Peço a poda da mangueira.', undefined],
  ])('o assunto de "%s"', (line, assunto) => {
    expect(lerPrimeiraPagina(line).assunto).toBe(assunto);
  });

  it.each([
    [
      'REQUERIMENTO\nEu, João Pereira Alves, brasileiro, pedreiro, venho requerer a poda.',
      'João Pereira Alves',
    ],
    ['Ofício nº 1\nOrigem: Conselho Tutelar', 'Conselho Tutelar'],
    ['TRANSPORTES UNIÃO S/A\nDeclaramos que', 'Transportes União S/A'],
    ['Senhor Prefeito,\nEu acho.', undefined],
  ])('a origem de "%s"', (texto, origem) => {
    expect(lerPrimeiraPagina(texto).origem).toBe(origem);
  });

  it('um papel que nada diz nada sugere', () => {
    expect(Object.values(lerPrimeiraPagina('')).filter((one) => one !== undefined)).toEqual([]);
    expect(Object.values(lerPrimeiraPagina('~ | .\n- -')).filter((one) => one !== undefined)).toEqual([]);
  });
});

describe('o que se sugere de um arquivo', () => {
  const tipos = [
    { id: 1, nome: 'Ofício' },
    { id: 2, nome: 'Memorando' },
    { id: 3, nome: 'Nota fiscal de serviço' },
    { id: 4, nome: 'Nota fiscal' },
    { id: 5, nome: 'Mensagem de e-mail' },
    { id: 6, nome: 'Requerimento' },
  ];
  it.each([
    ['o tipo pelo que o papel diz primeiro', 'scan01.pdf', oficio, 1],
    ['o tipo por como ele se abrevia', 'scan01.pdf', memorando, 2],
    ['de dois tipos, o que nada mais diz', 'scan01.pdf', 'DANFE\nNº 000.001.234', 4],
    ['um e-mail, ainda que fale de um ofício', 'scan01.pdf', `${correio}\nSegue o ofício.`, 5],
    ['o que o nome do arquivo diz, antes do papel', 'memorando.pdf', oficio, 2],
    ['o de quem pede sem dizer o que é', 'scan.pdf', 'Eu, João, venho respeitosamente requerer a poda', 6],
    ['nenhum', 'scan01.pdf', 'Boa tarde', undefined],
  ])('%s', (_, nome, texto, tipo) => {
    expect(sugerir({ nome, texto }, tipos).tipoDocumentoId).toBe(tipo);
  });

  it('o assunto do papel; sem ele, só o nome do arquivo', () => {
    expect(sugerir({ nome: 'ponte.pdf', texto: oficio }, tipos).assunto).toMatch(/^Vistoria da ponte/);
    expect(sugerir({ nome: 'poda-da-mangueira.pdf', texto: '' }, tipos)).toEqual({
      assunto: 'Poda da mangueira',
    });
    expect(sugerir({ nome: 'poda-da-mangueira.pdf', texto: 'ilegível aqui' }, tipos).assunto).toBe(
      'Poda da mangueira',
    );
    expect(
      sugerir({ nome: '', texto: `Assunto: ${'poda '.repeat(60)}` }, tipos).assunto?.length,
    ).toBeLessThan(162);
  });
});
